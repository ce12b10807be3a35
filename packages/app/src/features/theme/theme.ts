import { useSyncExternalStore } from 'react';
import { storedChoice } from '../../storedChoice';
import { themeKey, themes, type ThemeName } from './themes';

const chosenTheme = storedChoice<ThemeName>(themeKey, themes);

const currentTheme = (): ThemeName => chosenTheme.get() ?? 'system';

/** The looks that a person chose; those of the system until they choose. */
export function useTheme(): ThemeName {
  return useSyncExternalStore(chosenTheme.subscribe, currentTheme);
}

export const chooseTheme = chosenTheme.set;
