export interface BreadcrumbsMessages {
  /** Names the navigation. */
  label: string;
}

export const breadcrumbsMessages: BreadcrumbsMessages = {
  label: 'Breadcrumbs',
};
