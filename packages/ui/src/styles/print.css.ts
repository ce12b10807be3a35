import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { base } from './layers.css';

/* On paper: light colours only (themes.css.ts), nothing cut in two, and link addresses readable. */

function print(selector: string, rule: NonNullable<GlobalStyleRule['@media']>[string]): void {
  globalStyle(selector, { '@layer': { [base]: { '@media': { print: rule } } } });
}

// Nothing has focus on paper.
print('*', { outline: 'none !important' });
print('tr, figure, img, svg, li', { breakInside: 'avoid' });
print('thead', { display: 'table-header-group' });
print('h1, h2, h3, h4, h5, h6, caption', { breakAfter: 'avoid', breakInside: 'avoid' });
print(':is(h1, h2, h3, h4, h5, h6) + p', { breakAfter: 'avoid' });
print('p', { orphans: 3, widows: 3 });
// Only for links to other sites: the words of a link explain a path of this site.
print('main a[href^="http"]::after', {
  content: '" (" attr(href) ")"',
  overflowWrap: 'anywhere',
});
