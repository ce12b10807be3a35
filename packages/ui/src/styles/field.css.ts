import { globalStyle, style } from '@vanilla-extract/css';
import { color, motion } from '../theme/contract.css';
import { borderWidth, font, measure, radius, space, target, type } from '../theme/scale';
import { shared } from './layers.css';
import { row } from './row.css';

/* Styles that all fields share: label above, hint between label and field, error between hint and field. */

/** The column that holds label, hint, error and input. A field in error is marked by a bar at its side. */
export const field = style({
  '@layer': {
    [shared]: {
      display: 'flex',
      flexDirection: 'column',
      minInlineSize: 0,
      maxInlineSize: measure.form,
      selectors: {
        '&[data-invalid]': {
          borderInlineStart: `${borderWidth.bar} solid ${color.tone.error.edge}`,
          paddingInlineStart: space[4],
        },
      },
      // On paper, the words of a field stay with its input.
      '@media': { print: { breakInside: 'avoid' } },
    },
  },
});

// A button beside a field belongs to the input at its end, and not to its label.
globalStyle(`${row}:has(> ${field})`, { alignItems: 'flex-end' });

export const label = style({
  '@layer': {
    [shared]: {
      ...type.body,
      fontWeight: font.weight.bold,
      color: color.text.body,
      marginBlockEnd: space[1],
      cursor: 'default',
    },
  },
});

/** The word that follows a required field's label. */
export const requiredMark = style({
  '@layer': {
    [shared]: { fontWeight: font.weight.regular, color: color.text.muted },
  },
});

export const hint = style({
  '@layer': {
    [shared]: { ...type.small, color: color.text.muted, marginBlockEnd: space[2] },
  },
});

export const error = style({
  '@layer': {
    [shared]: {
      ...type.small,
      display: 'flex',
      gap: space[2],
      overflowWrap: 'anywhere',
      fontWeight: font.weight.medium,
      color: color.tone.error.text,
      marginBlockEnd: space[2],
    },
  },
});

export const errorOf = style({
  '@layer': { [shared]: { fontWeight: font.weight.regular, color: color.text.body } },
});

/** The box that a person types into. */
export const input = style({
  '@layer': {
    [shared]: {
      ...type.body,
      // Each line has the direction of its own script, whatever the page's direction is.
      unicodeBidi: 'plaintext',
      inlineSize: '100%',
      minBlockSize: target.main,
      paddingBlock: space[2],
      paddingInline: space[3],
      color: color.text.body,
      backgroundColor: color.paper.raised,
      border: `${borderWidth.control} solid ${color.edge.rest}`,
      borderRadius: radius.medium,
      transition: `border-color ${motion.quick} ${motion.easeOut}`,
      selectors: {
        '&::placeholder': { color: color.text.muted, opacity: 1 },
        // Not in error: its message may just have pushed the field under the pointer.
        '&:hover:not(:disabled, [data-disabled], [aria-invalid="true"], [data-invalid])': {
          borderColor: color.edge.hover,
        },
        '&[aria-invalid="true"], &[data-invalid]': { borderColor: color.tone.error.edge },
        '&:disabled, &[data-disabled]': {
          color: color.text.disabled,
          backgroundColor: color.paper.sunken,
          borderStyle: 'dashed',
          cursor: 'not-allowed',
        },
      },
    },
  },
});

/** A single-line input, which would cut off a long value: on paper, `lineOnPaper` replaces it. */
export const line = style({
  '@layer': { [shared]: { '@media': { print: { display: 'none' } } } },
});

/**
 * The value as text that wraps. It comes from an attribute: text on the page would be found and read twice.
 */
export const lineOnPaper = style({
  '@layer': {
    [shared]: {
      display: 'none',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      selectors: { '&::before': { content: 'attr(data-value)' } },
      '@media': { print: { display: 'block' } },
    },
  },
});

/** For text below an input, such as a character counter. */
export const below = style({
  '@layer': { [shared]: { ...type.small, color: color.text.muted, marginBlockStart: space[1] } },
});
