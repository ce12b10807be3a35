import { globalStyle } from '@vanilla-extract/css';
import { color } from '../theme/contract.css';
import { font, measure, space, type } from '../theme/scale';

/* On a documentation page a story stands in Storybook's white frame: give it our paper and our type. */
globalStyle('.sbdocs .docs-story', {
  ...type.body,
  fontFamily: font.family,
  color: color.text.body,
  backgroundColor: color.paper.page,
});

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

globalStyle(`${words} > ol`, { listStyle: 'decimal' });

globalStyle(`${words} li + li`, { marginBlockStart: space[2] });
