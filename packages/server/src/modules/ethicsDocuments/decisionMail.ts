import { beginning, formatLongDate } from '@sounding/domain';
import { composeMail, type Addressee, type LetterPart } from '../../platform/mail/letter';
import type { Mail } from '../../platform/mail/queueMail';

export interface DecisionMailParts {
  readonly to: Addressee;
  readonly project: { readonly id: number; readonly title: string };
  /** When participants can see the project; null where it was rejected. */
  readonly publishedDate: Date | null;
  readonly now: Date;
  readonly comment: string;
  readonly publicUrl: string;
}

/** What a researcher is told about the decision on their ethics document (OPEN-108). */
export function decisionMail(decision: DecisionMailParts): Mail {
  const { to, publishedDate, comment } = decision;
  const isApproved = publishedDate !== null;
  return composeMail({
    to,
    subject: `Ethics document ${isApproved ? 'approved' : 'rejected'}: ${beginning(decision.project.title)}`,
    parts: [
      ...(isApproved ? approval(decision, publishedDate) : rejection(decision)),
      ...(comment === ''
        ? []
        : [{ quote: { introduction: 'The administrator wrote:', text: comment } }]),
    ],
  });
}

const approval = (
  { project, now, publicUrl }: DecisionMailParts,
  publishedDate: Date,
): LetterPart[] => [
  `The ethics document for your project "${project.title}" has been approved.`,
  publishedDate > now
    ? `It is published from ${formatLongDate(publishedDate)}, the launch date you chose.`
    : 'It is published now, and participants can see it.',
  { link: { label: 'See the project', address: `${publicUrl}/project-overview/${project.id}` } },
];

const rejection = ({ project, publicUrl }: DecisionMailParts): LetterPart[] => [
  `The ethics document for your project "${project.title}" was rejected.`,
  'Please upload another document.',
  {
    link: {
      label: 'Open the project',
      address: `${publicUrl}/new-project-details?project=${project.id}`,
    },
  },
];
