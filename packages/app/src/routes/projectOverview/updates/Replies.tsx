import type { Schemas } from '@sounding/api-client';
import { formatLongDate } from '@sounding/domain/dates';
import { plainText } from '@sounding/domain/text';
import { Card, Stack, Tag } from '@sounding/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { QueryPart } from '../../../features/page/QueryPart';
import { SectionHeading } from '../../../features/page/SectionHeading';
import { TextList } from '../../../features/page/TextList';
import { ListedButton } from '../../../ListedButton';
import { quotedBeginning } from '../../../quotedBeginning';
import { wasAsked } from './wasAsked';

interface RepliesProps {
  updates: readonly Schemas['ProjectUpdate'][];
  questions: UseQueryResult<Schemas['Question'][]>;
  onReply: (questionId: number) => void;
}

/** "You said, we did": each question that was asked, with the published updates that answer it. */
export function Replies({ updates, questions, onReply }: RepliesProps) {
  const published = updates.filter(({ status }) => status === 'PUBLISHED');
  const repliesTo = (id: number) =>
    published.filter((update) => update.questions.some((named) => named.id === id));

  return (
    <Stack>
      <SectionHeading>You said, we did</SectionHeading>
      <QueryPart query={questions} name="the questions">
        {(all) => {
          const asked = all.filter(wasAsked);
          const open = asked.filter(({ id }) => repliesTo(id).length === 0).length;
          return (
            <Stack>
              <p>{summary(asked.length, open)}</p>
              {asked.map(({ id, text }) => (
                // By the id the button is found again.
                <div key={id} id={`replies-to-${id}`}>
                  <Card title={plainText(text)} headingLevel={3}>
                    <Reply
                      question={plainText(text)}
                      replies={repliesTo(id)}
                      onReply={() => onReply(id)}
                    />
                  </Card>
                </div>
              ))}
            </Stack>
          );
        }}
      </QueryPart>
    </Stack>
  );
}

interface ReplyProps {
  /** The question in plain words. */
  question: string;
  replies: readonly Schemas['ProjectUpdate'][];
  onReply: () => void;
}

function Reply({ question, replies, onReply }: ReplyProps) {
  if (replies.length === 0) {
    return (
      <Stack>
        <div>
          <Tag tone="attention">No reply yet</Tag>
        </div>
        <div>
          <ListedButton about={`to ${quotedBeginning(question)}`} onPress={onReply}>
            Write a reply
          </ListedButton>
        </div>
      </Stack>
    );
  }
  return (
    <TextList
      kind="points"
      items={replies.map(({ text, date }) => `${formatLongDate(date)}: ${text}`)}
    />
  );
}

function summary(asked: number, open: number): string {
  if (asked === 0) return 'Questions that participants have been asked will stand here.';
  if (open === 0) return 'Every question has had a reply.';
  if (asked === 1) return 'This question has had no reply yet.';
  return `${open} of ${asked} questions ${open === 1 ? 'has' : 'have'} had no reply yet.`;
}
