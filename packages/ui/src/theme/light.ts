import type { ThemeValues } from './themeValues';

/** The light theme: ink on warm paper. */
export const light: ThemeValues = {
  paper: { page: '#faf6ee', raised: '#fffdf9', sunken: '#f1ebdf' },
  text: { body: '#17262b', muted: '#4a595d', heading: '#0a3d49', disabled: '#5d6562' },
  hairline: '#dcd3c3',
  skeleton: '#dcd3c3',
  edge: { rest: '#757a76', hover: '#3f4a4b' },
  action: {
    rest: '#0b4f5e',
    hover: '#083f4b',
    pressed: '#062f39',
    on: '#fffdf9',
    soft: '#e3eff0',
    softHover: '#d3e5e7',
  },
  danger: { rest: '#a3271f', hover: '#8a1e18', pressed: '#701511', on: '#fffdf9' },
  signal: { rest: '#b84513', on: '#fffdf9' },
  tone: {
    neutral: { surface: '#f1ebdf', edge: '#757a76', text: '#3b4a4e' },
    info: { surface: '#e3eff0', edge: '#2f7d8b', text: '#0b4552' },
    success: { surface: '#e4f1e7', edge: '#2f7f58', text: '#174f36' },
    attention: { surface: '#fdebd8', edge: '#c4501b', text: '#7a330a' },
    error: { surface: '#fce8e4', edge: '#c23b30', text: '#8c1d18' },
  },
  focus: { outer: '#082b34', inner: '#fffdf9' },
  selection: { surface: '#bfdfe2', text: '#0b2a31' },
  backdrop: 'rgb(9 30 36 / 0.55)',
  shadow: 'rgb(12 38 46 / 0.16)',
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
