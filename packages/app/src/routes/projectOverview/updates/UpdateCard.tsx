import type { Schemas } from '@sounding/api-client';
import { formatLongDate } from '@sounding/domain/dates';
import { isEditable } from '@sounding/domain/publication';
import { plainText } from '@sounding/domain/text';
import { Card, Inline, Stack } from '@sounding/ui';
import { useQueryClient } from '@tanstack/react-query';
import { TextList } from '../../../features/page/TextList';
import { ListedButton } from '../../../ListedButton';
import { quotedBeginning } from '../../../quotedBeginning';
import { ifMatch } from '../../../versions/ifMatch';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { PublicationTag } from '../publishing/PublicationTag';
import { StatusButton } from '../publishing/StatusButton';
import { useListAction } from '../publishing/useListAction';
import * as css from './UpdateCard.css';

interface UpdateCardProps {
  update: Schemas['ProjectUpdate'];
  /** The project's questions, as far as they are known. */
  questions: readonly Schemas['Question'][];
  onEdit: () => void;
}

/** One update, what it answers, and what can be done with it. */
export function UpdateCard({ update, questions, onEdit }: UpdateCardProps) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { id, text, date, status, project, version } = update;
  const { queryKey } = queriesOf(api).projects.updates(project.id);
  const { act, isPending } = useListAction({
    show: (shown) =>
      queryClient.setQueryData(queryKey, (items) =>
        items?.map((item) => (item.id === id ? { ...item, status: shown } : item)),
      ),
    refresh: () => queryClient.invalidateQueries({ queryKey }),
  });
  const about = quotedBeginning(text);
  const answered = questions.filter((question) =>
    update.questions.some((named) => named.id === question.id),
  );

  return (
    <Card
      title={`Update of ${formatLongDate(date)}`}
      headingLevel={3}
      actions={
        <Inline gap="tight">
          <StatusButton
            about={about}
            status={status}
            isPending={isPending}
            onPublish={() =>
              act({
                status: 'PUBLISHED',
                outcome: 'The update is published.',
                send: () =>
                  api.updateProjectUpdate({
                    body: { id, text, project, status: 'PUBLISHED' },
                    header: ifMatch(version),
                  }),
              })
            }
            onDeactivate={() =>
              act({
                status: 'DEACTIVATED',
                outcome: 'The update is deactivated.',
                send: () => api.deactivateProjectUpdate({ path: { id } }),
              })
            }
            onActivate={() =>
              act({
                status: 'PUBLISHED',
                outcome: 'The update is published again.',
                send: () => api.activateProjectUpdate({ path: { id } }),
              })
            }
          />
          {isEditable(status) && (
            <ListedButton about={about} onPress={onEdit}>
              Edit
            </ListedButton>
          )}
        </Inline>
      }
    >
      <Stack>
        <div>
          <PublicationTag status={status} />
        </div>
        <p dir="auto" className={css.text}>
          {text}
        </p>
        {answered.length > 0 && (
          <div>
            <p>Answers to:</p>
            <TextList kind="points" items={answered.map((question) => plainText(question.text))} />
          </div>
        )}
      </Stack>
    </Card>
  );
}
