import fc from 'fast-check';

/** Any string that a program could receive, including halves of surrogate pairs and control characters. */
export const anyText = fc.string({
  unit: fc.nat(0xff_ff).map((unit) => String.fromCharCode(unit)),
});
