import { publicationFilterLabels, type PublicationStatus } from '@sounding/domain/publication';
import { Tag, type TagTone } from '@sounding/ui';

const tones: Readonly<Record<PublicationStatus, TagTone>> = {
  PUBLISHED: 'success',
  DRAFT: 'neutral',
  DEACTIVATED: 'neutral',
};

/** The status of a question or update, in the words of the filter. */
export function PublicationTag({ status }: { status: PublicationStatus }) {
  return <Tag tone={tones[status]}>{publicationFilterLabels[status]}</Tag>;
}
