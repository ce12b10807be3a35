import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { color } from '../theme/contract.css';
import { font, measure, radius, space, type } from '../theme/scale';

/* On a documentation page a story is in Storybook's white frame: this gives it our background and type. */
globalStyle('.sbdocs .docs-story', {
  ...type.body,
  fontFamily: font.family,
  color: color.text.body,
  backgroundColor: color.paper.page,
});

/* An inline frame would leave room for letters below it, and the place would scroll. */
globalStyle('.sbdocs .docs-story iframe', { display: 'block' });

/* Storybook separates its examples with a transparent border, which forced colours make visible. */
globalStyle('.sbdocs .docs-story .innerZoomElementWrapper > *', {
  '@media': { '(forced-colors: active)': { borderColor: 'Canvas !important' } },
});

/** A phone, on which neither the longest name nor a table of four columns fits. */
const narrow = '(max-width: 40em)';

/* The text around examples has the style of our own pages. */
const words = '.sbdocs.sbdocs-content';

globalStyle(`${words} > p, ${words} > ul > li, ${words} > ol > li`, {
  ...type.body,
  maxInlineSize: measure.text,
  color: color.text.body,
});

globalStyle(`${words} > h1`, {
  ...type.heading1,
  color: color.text.heading,
  // Component names are one word each, and the longest has twenty letters.
  '@media': { [narrow]: { fontSize: type.heading2.fontSize } },
});

globalStyle(`${words} > h1 + p`, { ...type.lead, color: color.text.muted });

globalStyle(`${words} > h2`, {
  ...type.heading2,
  marginBlock: `${space[12]} ${space[4]}`,
  paddingBlockEnd: 0,
  color: color.text.heading,
  border: 0,
});

/*
 * Storybook's line beside the contents is white in the dark theme too, where it is stronger than the mark of
 * the current place.
 */
// Repeated three times for a higher specificity than Storybook's.
globalStyle('.toc-wrapper.toc-wrapper.toc-wrapper > .toc-list', { borderColor: color.hairline });
globalStyle('.toc-list-item.is-active-li.is-active-li::before', {
  borderColor: color.action.rest,
});

/* On a narrow page, the table of props scrolls by itself. */
globalStyle(`${words} :has(> .docblock-argstable)`, { overflowX: 'auto' });
// With Storybook's margins, it would scroll on every page, by two pixels.
globalStyle(`${words} .docblock-argstable`, { inlineSize: 'calc(100% - 2px)' });
globalStyle(`${words} .docblock-argstable td:first-child`, {
  minInlineSize: '9.5rem',
  overflowWrap: 'anywhere',
});
// By default it is twenty letters wide, and the table would scroll on a tablet.
globalStyle(`${words} .docblock-argstable textarea`, {
  inlineSize: '7rem',
  minInlineSize: '100%',
});

/* On a phone each prop is one block: its name, its description, its default and the control to try it. */
// Repeated for a higher specificity, as in Storybook's own rules.
const props = `${words} .docblock-argstable.docblock-argstable`;
const onPhones = (looks: GlobalStyleRule) => ({ '@media': { [narrow]: looks } });

globalStyle(
  `${props}, ${props} :is(tbody, tr, td)`,
  onPhones({ display: 'block', filter: 'none' }),
);
globalStyle(`${props} :is(tbody, tr, td)`, onPhones({ inlineSize: '100%' }));
globalStyle(`${props} tr`, onPhones({ paddingBlock: space[3] }));
globalStyle(`${props} tr > td`, onPhones({ padding: `${space[1]} 0 !important` }));
globalStyle(`${props} tr > td + td`, onPhones({ border: 0 }));
globalStyle(
  `${props} thead, ${props} td:nth-child(3):not(:has(div)), ${props} td:nth-child(4):not(:has(label, fieldset, button))`,
  onPhones({ display: 'none' }),
);
// It sticks out of the table, which would then scroll.
globalStyle(`${props} button[role='switch'][aria-label$='JSON']`, onPhones({ marginInlineEnd: 0 }));
globalStyle(`${props} td:nth-child(3)::before`, onPhones({ content: 'Default: ' }));

/* A name in code style within a sentence: close to the words around it, and broken on a narrow page. */
globalStyle(`:is(${words} > p, ${words} > ul, ${words} > ol) code`, {
  // Otherwise a line could break between the name and the full stop after it.
  display: 'inline',
  margin: 0,
  paddingBlock: '0.1em',
  paddingInline: '0.25em',
  fontSize: '0.9em',
  lineHeight: 'inherit',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  backgroundColor: color.paper.sunken,
  border: 0,
  borderRadius: radius.small,
});

globalStyle(`:is(${words} > p, ${words} > ul, ${words} > ol) code:not(a > code)`, {
  color: color.text.body,
});

/* Storybook's colours for code and for the switch that is off are too pale on our background. */
globalStyle(`${words} > .docblock-source .token:is(.class-name, .attr-name)`, {
  color: color.text.heading,
});
globalStyle(`${words} .docblock-argstable label > span[aria-hidden='true']`, {
  color: color.text.body,
});

globalStyle(`${words} > ol`, { listStyle: 'decimal' });

/* For the page's own lists: a list inside an example keeps the spacing of its component. */
globalStyle(`:is(${words} > ul, ${words} > ol):not(.sb-unstyled) > li + li`, {
  marginBlockStart: space[2],
});
