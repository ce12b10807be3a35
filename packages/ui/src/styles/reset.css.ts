import { globalStyle } from '@vanilla-extract/css';
import { reset } from './layers.css';

globalStyle('*, *::before, *::after', { '@layer': { [reset]: { boxSizing: 'border-box' } } });

globalStyle(
  'body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, fieldset, legend, table',
  { '@layer': { [reset]: { margin: 0, padding: 0 } } },
);

globalStyle('fieldset', { '@layer': { [reset]: { border: 0, minInlineSize: 0 } } });

globalStyle('h1, h2, h3, h4, h5, h6', {
  '@layer': { [reset]: { fontSize: 'inherit', fontWeight: 'inherit' } },
});

globalStyle('ul, ol', { '@layer': { [reset]: { listStyle: 'none' } } });

globalStyle('button, input, textarea, select', {
  '@layer': { [reset]: { font: 'inherit', color: 'inherit', letterSpacing: 'inherit', margin: 0 } },
});

globalStyle('button', {
  '@layer': { [reset]: { background: 'none', border: 0, padding: 0, cursor: 'pointer' } },
});

globalStyle('img, svg, video, canvas', { '@layer': { [reset]: { display: 'block' } } });

// Not for icons: in Firefox, an element that may shrink has no width when a table sizes its columns.
globalStyle('img, video, canvas', { '@layer': { [reset]: { maxInlineSize: '100%' } } });

globalStyle('img, video', { '@layer': { [reset]: { blockSize: 'auto' } } });

globalStyle('table', { '@layer': { [reset]: { borderCollapse: 'collapse' } } });
