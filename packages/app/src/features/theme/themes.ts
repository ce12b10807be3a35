/** Names of the looks, as `UiProvider` takes them. Also read at build, for the script of the first paint. */
export const themes = ['system', 'light', 'dark', 'high-contrast'] as const;

export type ThemeName = (typeof themes)[number];

export const themeKey = 'theme';
