import { formatLongDate } from '@sounding/domain';
import type { Mail } from '../../platform/mail/queueMail';

export interface DecisionMailParts {
  readonly to: { readonly login: string; readonly fullName: string };
  readonly project: { readonly id: number; readonly title: string };
  /** When participants can see the project; null where it was rejected. */
  readonly publishedDate: Date | null;
  readonly now: Date;
  readonly comment: string;
  readonly publicUrl: string;
}

/** What a researcher is told about the decision on their ethics document (OPEN-108). */
export function decisionMail(parts: DecisionMailParts): Mail {
  const { to, project, publishedDate, now, comment, publicUrl } = parts;
  const news =
    publishedDate === null
      ? [
          `The ethics document for your project "${project.title}" was not accepted.`,
          'Please sign in and upload another document:',
          publicUrl,
        ]
      : [
          `The ethics document for your project "${project.title}" has been approved.`,
          publishedDate > now
            ? `It is published from ${formatLongDate(publishedDate)}, the launch date you chose.`
            : 'It is published now, and participants can see it.',
          `${publicUrl}/project-overview/${project.id}`,
        ];
  const note = comment === '' ? [] : ['', 'The administrator wrote:', comment];
  return {
    to: to.login,
    subject:
      publishedDate === null
        ? 'Your ethics document was not accepted'
        : 'Your ethics document has been approved',
    text: [`Dear ${to.fullName},`, '', ...news, ...note, '', 'The Sounding team', ''].join('\n'),
  };
}
