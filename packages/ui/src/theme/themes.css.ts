import { assignVars, globalStyle } from '@vanilla-extract/css';
import { base } from '../styles/layers.css';
import { color, motion } from './contract.css';
import { dark } from './dark';
import { highContrast } from './highContrast';
import { light } from './light';

type Rule = NonNullable<Parameters<typeof globalStyle>[1]['@layer']>[string];

/** In a layer, so that the values of another team's style sheet win, whichever loads first. */
const look = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [base]: rule } });

/*
 * If a person has not chosen a theme, the page follows the system: dark or high contrast if it asks for that.
 * `UiProvider` writes a person's choice as `data-theme` on the root element, so that dialogs and pop-overs
 * outside the app's own element follow it too. The dark theme is for screens only: on paper it would be pale
 * words on white.
 */
const unchosen = ':root:not([data-theme])';

look(':root, [data-theme="light"]', {
  colorScheme: 'light',
  vars: assignVars(color, light),
});

look('[data-theme="dark"]', {
  '@media': { screen: { colorScheme: 'dark', vars: assignVars(color, dark) } },
});

look('[data-theme="high-contrast"]', {
  colorScheme: 'light',
  vars: assignVars(color, highContrast),
});

look(unchosen, {
  '@media': {
    'screen and (prefers-color-scheme: dark)': {
      colorScheme: 'dark',
      vars: assignVars(color, dark),
    },
    '(prefers-contrast: more)': { colorScheme: 'light', vars: assignVars(color, highContrast) },
  },
});

look(':root', {
  vars: assignVars(motion, {
    quick: '120ms',
    gentle: '200ms',
    easeOut: 'cubic-bezier(0.2, 0, 0, 1)',
  }),
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: assignVars(motion, { quick: '0s', gentle: '0s', easeOut: 'linear' }),
    },
  },
});
