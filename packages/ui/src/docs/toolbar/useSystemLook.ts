import { useSyncExternalStore } from 'react';

/** The looks that a system setting can ask for; high contrast comes first, as in themes.css.ts. */
const wishes = [
  { look: 'high-contrast', media: matchMedia('(prefers-contrast: more)') },
  { look: 'dark', media: matchMedia('(prefers-color-scheme: dark)') },
] as const;

/** Calls back when the system asks for another look; returns a function that stops that. */
export function onSystemLook(onChange: () => void) {
  for (const { media } of wishes) media.addEventListener('change', onChange);
  return () => {
    for (const { media } of wishes) media.removeEventListener('change', onChange);
  };
}

/** The look of a page on which nobody has chosen one. */
export function systemLook(): 'light' | 'dark' | 'high-contrast' {
  return wishes.find(({ media }) => media.matches)?.look ?? 'light';
}

export function useSystemLook() {
  return useSyncExternalStore(onSystemLook, systemLook);
}
