import { globalStyle } from '@vanilla-extract/css';
import { color } from '../theme/contract.css';
import { font, radius, type } from '../theme/scale';
import { ring } from './focusRing.css';
import { base } from './layers.css';
import { messagesHeight, roomForMessages } from './messagesOnPage';

/** The space between a focused element and the window's edge, smaller in a low window or with large text. */
const besideFocus = 'min(6rem, 15vh)';

globalStyle('html', {
  '@layer': {
    [base]: {
      // A focused field under a sticky bar or a message is scrolled clear of it (WCAG 2.4.11).
      scrollPaddingBlock: `${besideFocus} var(${messagesHeight}, ${besideFocus})`,
      textSizeAdjust: '100%',
    },
  },
});

/* A box after the page, whose own height stays the same: nothing moves. */
globalStyle('html::after', {
  '@layer': {
    [base]: {
      '@media': {
        screen: { content: '""', display: 'block', blockSize: `var(${roomForMessages}, 0)` },
      },
    },
  },
});

globalStyle('body', {
  '@layer': {
    [base]: {
      ...type.body,
      fontFamily: font.family,
      fontWeight: font.weight.regular,
      color: color.text.body,
      backgroundColor: color.paper.page,
      overflowWrap: 'break-word',
      WebkitFontSmoothing: 'antialiased',
    },
  },
});

globalStyle('h1, h2, h3, h4, h5, h6', {
  '@layer': { [base]: { color: color.text.heading, textWrap: 'balance' } },
});

globalStyle('strong, b', { '@layer': { [base]: { fontWeight: font.weight.bold } } });

/* A plain link in an app's own content; components style their own links. */
globalStyle('a[href]', { '@layer': { [base]: { color: color.action.rest } } });

globalStyle('::selection', {
  '@layer': {
    [base]: { backgroundColor: color.selection.surface, color: color.selection.text },
  },
});

globalStyle('table, time, [data-numeric]', {
  '@layer': { [base]: { fontVariantNumeric: 'tabular-nums' } },
});

/*
 * Removes the delay for a double tap. React Aria writes this rule itself only if a page allows inline styles.
 */
globalStyle('[data-react-aria-pressable]', {
  '@layer': { [base]: { touchAction: 'pan-x pan-y pinch-zoom' } },
});

/* For focused elements that no component styles: headings after a route change, plain links. */
globalStyle(':focus-visible', { '@layer': { [base]: ring } });

globalStyle(':is(h1, h2, h3, h4, h5, h6):focus-visible', {
  '@layer': { [base]: { borderRadius: radius.small } },
});
