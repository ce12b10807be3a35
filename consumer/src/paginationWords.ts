import type { PaginationMessages } from '@sounding/ui';

const number = new Intl.NumberFormat('fr-FR');

export const paginationWords: PaginationMessages = {
  label: 'Pages',
  previous: 'Précédent',
  next: 'Suivant',
  page: (page, totalPages) => `Page ${number.format(page)} sur ${number.format(totalPages)}`,
};
