/** The table's own width decides, so that it also stacks in a narrow column and with large text. */
export const whenStacked = <const Rule>(rule: Rule) => ({
  '(max-width: 40rem)': rule,
  // Many columns need more room before their words break.
  'many-columns (max-width: 52rem)': rule,
});
