export { Columns } from './Columns';
export type { ColumnsLayout, ColumnsProps } from './Columns';
export { Inline } from './Inline';
export type { InlineJustify, InlineProps } from './Inline';
export { Page } from './Page';
export type { PageProps, PageWidth } from './Page';
export { Stack } from './Stack';
export type { Gap, StackProps } from './Stack';
