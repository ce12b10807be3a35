import type { Schemas } from '@sounding/api-client';
import { formatLongDate } from '@sounding/domain/dates';
import { isEditable, publicationFilterLabels } from '@sounding/domain/publication';
import { answersInWords } from '@sounding/domain/statistics';
import { plainText } from '@sounding/domain/text';
import { Card, Inline, Stack, StatusHistory } from '@sounding/ui';
import { useQueryClient } from '@tanstack/react-query';
import { SectionHeading } from '../../../features/page/SectionHeading';
import { ListedButton } from '../../../ListedButton';
import { quotedBeginning } from '../../../quotedBeginning';
import { ifMatch } from '../../../versions/ifMatch';
import { withNext } from '../../../paper.css';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { PublicationTag } from '../publishing/PublicationTag';
import { StatusButton } from '../publishing/StatusButton';
import { useListAction } from '../publishing/useListAction';
import { draftOf } from './draftOf';
import { QuestionResults } from './QuestionResults';

interface QuestionCardProps {
  question: Schemas['Question'];
  /** Why no more questions can be asked. */
  closedReason: string | undefined;
  onEdit: () => void;
  onDuplicate: () => void;
}

/** One question, its results and history, and what can be done with it. */
export function QuestionCard({ question, closedReason, onEdit, onDuplicate }: QuestionCardProps) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { id, text, status, project, questionHistory } = question;
  const { queryKey } = queriesOf(api).projects.questions(project.id);
  const { act, isPending } = useListAction({
    show: (shown) =>
      queryClient.setQueryData(queryKey, (items) =>
        items?.map((item) => (item.id === id ? { ...item, status: shown } : item)),
      ),
    refresh: () => queryClient.invalidateQueries({ queryKey }),
  });
  const title = plainText(text);
  const about = quotedBeginning(title);
  const canWrite = closedReason === undefined;

  return (
    <Card
      title={title}
      headingLevel={3}
      actions={
        <Inline gap="tight">
          <StatusButton
            about={about}
            status={status}
            isPending={isPending}
            closedReason={closedReason}
            onPublish={() =>
              act({
                status: 'PUBLISHED',
                outcome: 'The question is published.',
                send: () =>
                  api.updateQuestion({
                    body: { ...payloadOf(question), status: 'PUBLISHED' },
                    header: ifMatch(question.version),
                  }),
              })
            }
            onDeactivate={() =>
              act({
                status: 'DEACTIVATED',
                outcome: 'The question is deactivated.',
                send: () => api.deactivateQuestion({ path: { id } }),
              })
            }
            onActivate={() =>
              act({
                status: 'PUBLISHED',
                outcome: 'The question is published again.',
                send: () => api.activateQuestion({ path: { id } }),
              })
            }
          />
          {canWrite && isEditable(status) && (
            <ListedButton about={about} onPress={onEdit}>
              Edit
            </ListedButton>
          )}
          {canWrite && (
            <ListedButton about={about} variant="quiet" onPress={onDuplicate}>
              Duplicate
            </ListedButton>
          )}
        </Inline>
      }
    >
      <Stack gap="separate">
        <div className={withNext}>
          <Inline>
            <PublicationTag status={status} />
            <span>{answersInWords(question)}</span>
          </Inline>
        </div>
        {status !== 'DRAFT' && <QuestionResults question={question} />}
        <Stack gap="tight">
          <SectionHeading level={4}>Status history</SectionHeading>
          <StatusHistory
            label="Status history"
            steps={questionHistory.map((entry, index) => ({
              id: String(index),
              label: publicationFilterLabels[entry.status],
              instant: entry.statusDate,
              date: formatLongDate(entry.statusDate),
              isCurrent: index === questionHistory.length - 1,
            }))}
          />
        </Stack>
      </Stack>
    </Card>
  );
}

function payloadOf(question: Schemas['Question']) {
  const { text, pollOptions, sliderOption } = draftOf(question);
  return {
    id: question.id,
    project: question.project,
    text,
    pollOptions: [...pollOptions],
    sliderOption,
  };
}
