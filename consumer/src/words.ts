import type {
  CharacterCounterMessages,
  ConfirmationDialogMessages,
  SkipLinkMessages,
} from '@sounding/ui';
import type { PollResultsMessages } from '@sounding/ui/charts';

/*
 * Each set is whole, not Partial: when an upgrade brings a new word, TypeScript names the line where
 * its translation is missing.
 */

const number = new Intl.NumberFormat('fr-FR');
const list = new Intl.ListFormat('fr-FR', { type: 'conjunction' });

export const skipLinkWords: SkipLinkMessages = { skip: 'Aller au contenu' };

export const counterWords: CharacterCounterMessages = {
  used: (count, limit) => `${number.format(count)} caractères sur ${number.format(limit)}`,
  over: (excess, limit) => `${number.format(excess)} de trop, sur ${number.format(limit)}`,
  remaining: (remaining) => `Encore ${number.format(remaining)} caractères`,
};

export const confirmationWords: ConfirmationDialogMessages = {
  title: 'Confirmation',
  approve: 'Approuver',
  reject: 'Refuser',
  save: 'Enregistrer',
  cancel: 'Annuler',
  close: 'Fermer',
  comment: 'Un commentaire, si vous voulez',
  pending: 'Veuillez patienter',
  slow: 'Cela prend plus de temps que d’habitude. Vous pouvez fermer : l’action peut encore aboutir.',
  failure: 'Cela n’a pas marché. Veuillez réessayer.',
  error: 'Problème :',
};

const percentage = (value: number | null) =>
  value === null ? 'aucune' : `${number.format(Math.round(value))} %`;

export const pollWords: PollResultsMessages = {
  showTable: 'Afficher le tableau',
  hideTable: 'Masquer le tableau',
  download: 'Télécharger',
  downloadAs: (title) => `Télécharger « ${title} »`,
  downloadFailed: 'L’image n’a pas pu être faite. Essayez un autre format.',
  keyboardHelp: 'Les flèches mènent de valeur en valeur.',
  mark: (name, value) => `${name} : ${value}`,
  position: (index, count) => `${index + 1} sur ${count}`,
  markInPlace: (mark, position) => `${mark}, ${position}`,
  optionHeading: 'Choix',
  countHeading: 'Réponses',
  shareHeading: 'Part',
  percentage,
  value: ({ count, percentage: share }) => `${percentage(share)} (${number.format(count)})`,
  counted: (count) => `${number.format(count)} ${count < 2 ? 'réponse' : 'réponses'}`,
  summary: (options, { counted }) => {
    const highest = Math.max(0, ...options.map(({ count }) => count));
    if (highest === 0) return 'Pas encore de réponse.';
    const leaders = options.filter(({ count }) => count === highest).map(({ label }) => label);
    return `En tête : ${list.format(leaders)}, ${counted(highest)}.`;
  },
};
