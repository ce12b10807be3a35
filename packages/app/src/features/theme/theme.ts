import { useSyncExternalStore } from 'react';
import { storedChoice } from '../../storedChoice';
import { themeKey, themes, type ThemeName } from './themes';

const chosenTheme = storedChoice<ThemeName>(themeKey, themes);

const currentTheme = (): ThemeName => chosenTheme.get() ?? 'system';

/** The theme that a person chose; the system's theme until they choose. */
export function useTheme(): ThemeName {
  return useSyncExternalStore(chosenTheme.subscribe, currentTheme);
}

export const chooseTheme = chosenTheme.set;
