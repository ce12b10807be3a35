/** The themes' names for `UiProvider`. The build also reads them, for the script before the first paint. */
export const themes = ['system', 'light', 'dark', 'high-contrast'] as const;

export type ThemeName = (typeof themes)[number];

export const themeKey = 'theme';
