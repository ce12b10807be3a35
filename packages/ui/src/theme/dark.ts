import type { ThemeValues } from './themeValues';

/** The dark theme: the same page under deep water. */
export const dark: ThemeValues = {
  paper: { page: '#0e1c21', raised: '#15272d', sunken: '#091317' },
  text: { body: '#ece6d9', muted: '#b2bcba', heading: '#d3ebe8', disabled: '#8fa0a3' },
  hairline: '#2b3f46',
  skeleton: '#2b3f46',
  edge: { rest: '#7f9499', hover: '#b2c2c5' },
  action: {
    rest: '#84cfd2',
    hover: '#a0dddf',
    pressed: '#68bcc0',
    on: '#06222a',
    soft: '#17363d',
    softHover: '#1e444c',
  },
  danger: { rest: '#ff9d8f', hover: '#ffb5aa', pressed: '#f5836f', on: '#36080a' },
  signal: { rest: '#f0a35a', on: '#2e1503' },
  tone: {
    neutral: { surface: '#21343a', edge: '#8ea1a5', text: '#dbe1de' },
    info: { surface: '#123840', edge: '#6fb9bf', text: '#bfe6e7' },
    success: { surface: '#14382a', edge: '#6fb78f', text: '#c3e8d2' },
    attention: { surface: '#41270f', edge: '#e59a52', text: '#fbd9b3' },
    error: { surface: '#451d1c', edge: '#f0877b', text: '#ffd0c9' },
  },
  focus: { outer: '#f7f2e6', inner: '#071216' },
  selection: { surface: '#2b6067', text: '#f7f2e6' },
  backdrop: 'rgb(2 8 10 / 0.7)',
  shadow: 'rgb(0 0 0 / 0.5)',
  chart: {
    series1: '#b1f9d7',
    series2: '#f1d35d',
    series3: '#9dcc9f',
    series4: '#6db4f3',
    series5: '#f77845',
    series6: '#917ee5',
    series7: '#0b8b9b',
    series8: '#c04360',
  },
};
