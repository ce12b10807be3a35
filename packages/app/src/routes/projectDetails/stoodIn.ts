import { questionKind } from '@sounding/domain/question';
import type { EditableProject } from '../../features/projectInHand/projectInHand';

type Lists = Pick<EditableProject, 'contents' | 'questions'>;

/**
 * Whether the field at this path of `now` already existed in `before`. False for a paragraph or a question
 * added since, and for a poll or a scale that a question got since.
 */
export function stoodIn(before: Lists, path: string, now: Lists): boolean {
  const [list, index = '', ...part] = path.split('.');
  if (list === 'contents') {
    const item = now.contents[Number(index)];
    return item === undefined || before.contents.some(({ key }) => key === item.key);
  }
  if (list !== 'questions') return true;
  const question = now.questions[Number(index)];
  if (question === undefined) return true;
  const known = before.questions.find(({ key }) => key === question.key);
  if (known === undefined) return false;
  return part.join('.') === 'text' || questionKind(known) === questionKind(question);
}
