import type { ThemeValues } from './themeValues';

/**
 * The high-contrast theme, black ink on white: every text pair at least 7:1 (WCAG 1.4.6), every edge drawn in
 * full.
 */
export const highContrast: ThemeValues = {
  paper: { page: '#ffffff', raised: '#ffffff', sunken: '#f3f3f0' },
  text: { body: '#000000', muted: '#1c2628', heading: '#00212a', disabled: '#3f4648' },
  hairline: '#3f4648',
  skeleton: '#d3d7d7',
  edge: { rest: '#000000', hover: '#000000' },
  action: {
    rest: '#00333f',
    hover: '#001e26',
    pressed: '#000000',
    on: '#ffffff',
    soft: '#e6f1f2',
    softHover: '#cfe4e7',
  },
  danger: { rest: '#7d0d09', hover: '#5c0805', pressed: '#3d0402', on: '#ffffff' },
  signal: { rest: '#7a2d00', on: '#ffffff' },
  tone: {
    neutral: { surface: '#f3f3f0', edge: '#000000', text: '#101618' },
    info: { surface: '#eaf4f5', edge: '#003f4d', text: '#002a33' },
    success: { surface: '#e9f5ec', edge: '#0a4a2b', text: '#06351e' },
    attention: { surface: '#fff1e0', edge: '#7a2d00', text: '#551f00' },
    error: { surface: '#fdecea', edge: '#7d0d09', text: '#5c0805' },
  },
  focus: { outer: '#000000', inner: '#ffffff' },
  selection: { surface: '#00333f', text: '#ffffff' },
  backdrop: 'rgb(0 0 0 / 0.75)',
  shadow: 'rgb(0 0 0 / 0.35)',
  chart: {
    series1: '#08222f',
    series2: '#19237d',
    series3: '#682931',
    series4: '#4d4576',
    series5: '#a52f09',
    series6: '#307359',
    series7: '#bc4d8d',
    series8: '#4f953f',
  },
};
