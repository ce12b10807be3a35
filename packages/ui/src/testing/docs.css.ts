import { globalStyle } from '@vanilla-extract/css';
import { color } from '../theme/contract.css';
import { font, measure, radius, space, type } from '../theme/scale';

/* On a documentation page a story stands in Storybook's white frame: give it our paper and our type. */
globalStyle('.sbdocs .docs-story', {
  ...type.body,
  fontFamily: font.family,
  color: color.text.body,
  backgroundColor: color.paper.page,
});

/* A frame in a line of text would leave room for letters below it, for which the place scrolls. */
globalStyle('.sbdocs .docs-story iframe', { display: 'block' });

/* The words around it are read as a page of ours is read. */
const words = '.sbdocs.sbdocs-content';

globalStyle(`${words} > p, ${words} > ul > li, ${words} > ol > li`, {
  ...type.body,
  maxInlineSize: measure.text,
  color: color.text.body,
});

globalStyle(`${words} > h1`, { ...type.heading1, color: color.text.heading });

globalStyle(`${words} > h1 + p`, { ...type.lead, color: color.text.muted });

globalStyle(`${words} > h2`, {
  ...type.heading2,
  marginBlock: `${space[12]} ${space[4]}`,
  paddingBlockEnd: 0,
  color: color.text.heading,
  border: 0,
});

/* The table of props scrolls by itself where the page is narrow. */
globalStyle(`${words} :has(> .docblock-argstable)`, { overflowX: 'auto' });
// With the margins that Storybook gives it, it would scroll on every page, by two pixels.
globalStyle(`${words} .docblock-argstable`, { inlineSize: 'calc(100% - 2px)' });
globalStyle(`${words} .docblock-argstable td:first-child`, {
  minInlineSize: '9.5rem',
  overflowWrap: 'anywhere',
});
// Of itself it asks for twenty letters, for which the table would scroll on a tablet.
globalStyle(`${words} .docblock-argstable textarea`, {
  inlineSize: '7rem',
  minInlineSize: '100%',
});

/* A name in a sentence: close to the words around it, and broken where the page is narrow. */
globalStyle(`:is(${words} > p, ${words} > ul, ${words} > ol) code`, {
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

/* Storybook's own inks for code on paper and for the switch that is off are too pale to read on it. */
globalStyle(`${words} > .docblock-source .token:is(.class-name, .attr-name)`, {
  color: color.text.heading,
});
globalStyle(`${words} .docblock-argstable label > span[aria-hidden='true']`, {
  color: color.text.body,
});

globalStyle(`${words} > ol`, { listStyle: 'decimal' });

/* Of the page's own lists: one inside an example keeps the distances of its component. */
globalStyle(`:is(${words} > ul, ${words} > ol):not(.sb-unstyled) > li + li`, {
  marginBlockStart: space[2],
});
