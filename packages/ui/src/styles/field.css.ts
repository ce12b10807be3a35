import { globalStyle, style } from '@vanilla-extract/css';
import { color, motion } from '../theme/contract.css';
import { borderWidth, font, measure, radius, space, target, type } from '../theme/scale';
import { shared } from './layers.css';
import { row } from './row.css';

/* What every field shares: label above, hint between label and field, error between hint and field. */

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
      // On paper its words stay with what they are about.
      '@media': { print: { breakInside: 'avoid' } },
    },
  },
});

// A button beside a field belongs to what is typed, which ends it, and not to its label.
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

/** The box a person types into. */
export const input = style({
  '@layer': {
    [shared]: {
      ...type.body,
      // Each line is read from the side of its own script, whichever the page's is.
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
        // Not in error: the message above it may just have pushed it under the pointer.
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

/** An input of one line, which would cut a long value: on paper `lineOnPaper` stands in its place. */
export const line = style({
  '@layer': { [shared]: { '@media': { print: { display: 'none' } } } },
});

/** The value as text that wraps. Beside its attribute, words on the page would be found and read twice. */
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

/** What stands below an input, such as a character counter. */
export const below = style({
  '@layer': { [shared]: { ...type.small, color: color.text.muted, marginBlockStart: space[1] } },
});
