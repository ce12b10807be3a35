import { globalStyle } from '@vanilla-extract/css';

/*
 * What React Aria would otherwise put into the page as an inline style, which the security policy
 * refuses. It looks for an element with an id of its own first: index.html has one.
 */
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
