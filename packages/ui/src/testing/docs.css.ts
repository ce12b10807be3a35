import { globalStyle } from '@vanilla-extract/css';
import { color } from '../theme/contract.css';
import { font, type } from '../theme/scale';

/* On a documentation page a story stands in Storybook's white frame: give it our paper and our type. */
globalStyle('.sbdocs .docs-story', {
  ...type.body,
  fontFamily: font.family,
  color: color.text.body,
  backgroundColor: color.paper.page,
});
