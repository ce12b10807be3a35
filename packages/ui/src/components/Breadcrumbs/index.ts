export { Breadcrumbs } from './Breadcrumbs';
export type { BreadcrumbItem, BreadcrumbsProps } from './Breadcrumbs';
export type { BreadcrumbsMessages } from './Breadcrumbs.messages';
