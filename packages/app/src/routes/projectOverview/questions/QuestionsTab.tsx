import type { Schemas } from '@sounding/api-client';
import { whyNoQuestions } from '@sounding/domain/question';
import { Button, Stack } from '@sounding/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { chunkQuery } from '../../../features/page/chunkQuery';
import { OutdatedList } from '../../../features/page/OutdatedList';
import { QueryPart } from '../../../features/page/QueryPart';
import { SectionHeading } from '../../../features/page/SectionHeading';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { useNow } from '../../../useNow';
import { CardsOnTheirWay } from '../CardsOnTheirWay';
import { EditorPlace } from '../publishing/EditorPlace';
import { KeptDrafts } from '../publishing/KeptDrafts';
import { PublicationList } from '../publishing/PublicationList';
import { useEdited } from '../publishing/useEdited';
import { usePublishingView } from '../publishing/usePublishingView';
import { useStaysOpen } from '../publishing/useStaysOpen';
import { editorNames } from '../tabs';
import { questionFieldId } from './editorId';
import { QuestionCard } from './QuestionCard';
import { useAreCommentsAsked } from './useCommentsView';
import { wordsOf } from './wordsOf';

/** The editor's code, fetched when somebody writes. */
const formQuery = chunkQuery('QuestionForm', () => import('./QuestionForm'));

const listId = 'questions';

/** What participants are asked, what they answered, and the editor for more. */
export function QuestionsTab({ projectId }: { projectId: number }) {
  const queries = queriesOf(useServices().api).projects;
  const questions = useQuery(queries.questions(projectId));
  const { data: project } = useQuery(queries.summary(projectId));
  const view = usePublishingView({ list: listId, editor: questionFieldId });
  const areCommentsAsked = useAreCommentsAsked();
  const edited = useEdited(view.mode, questions.data);
  const now = useNow([project?.endDate]);
  const closedReason = project && whyNoQuestions(project, now);
  const canAsk = project && closedReason === undefined;
  const asked = questions.data && writtenIn(view.mode, questions.data, edited);
  const isOpen = useStaysOpen(asked != null, canAsk);
  const form = useQuery({ ...formQuery, enabled: isOpen && asked != null });
  const queryClient = useQueryClient();
  /**
   * Fetches the editor's code when focus enters the list, before a button is pressed, so that hardly a letter
   * is typed before the field is there. The editor's place reports a failure.
   */
  const fetchFormAhead = () => void queryClient.query(formQuery).catch(() => undefined);

  return (
    <QueryPart query={questions} name="the questions" placeholder={<CardsOnTheirWay />}>
      {(items) => {
        if (isOpen && asked != null) {
          return (
            <EditorPlace
              fieldId={questionFieldId}
              name={editorNames.questions[asked.question === null ? 'add' : 'edit']}
              code={form}
            >
              {({ QuestionForm }) => (
                <QuestionForm
                  // The key gives each question a form of its own.
                  key={[view.mode.name, (asked.question ?? asked.original)?.id].join(' ')}
                  projectId={projectId}
                  {...asked}
                  onDone={view.showList}
                  onCancel={view.returnToList}
                />
              )}
            </EditorPlace>
          );
        }
        return (
          <div onFocus={closedReason === undefined ? fetchFormAhead : undefined}>
            <Stack>
              <SectionHeading id={listId}>Questions</SectionHeading>
              <KeptDrafts
                kind="question"
                projectId={projectId}
                items={items}
                onContinue={view.open}
                closed={closedReason === undefined ? undefined : { reason: closedReason, wordsOf }}
              />
              <div>
                <Button
                  variant="primary"
                  isDisabled={closedReason !== undefined}
                  disabledReason={closedReason}
                  onPress={view.add}
                >
                  Add question
                </Button>
              </div>
              <OutdatedList list={questions} />
              <PublicationList
                items={items}
                noun={{ one: 'question', many: 'questions' }}
                view={view}
                isAskedFor={areCommentsAsked}
                landingId={listId}
                whatComes="What you ask participants stands here, together with what they answer."
              >
                {(question) => (
                  <QuestionCard
                    question={question}
                    closedReason={closedReason}
                    onEdit={() => view.edit(question.id)}
                    onDuplicate={() => view.addAbout(question.id)}
                  />
                )}
              </PublicationList>
            </Stack>
          </div>
        );
      }}
    </QueryPart>
  );
}

type Mode = ReturnType<typeof usePublishingView>['mode'];

/** What the editor opens with; null where there is nothing to write. */
function writtenIn(
  mode: Mode,
  items: readonly Schemas['Question'][],
  edited: Schemas['Question'] | undefined,
) {
  switch (mode.name) {
    case 'view':
      return null;
    case 'add':
      return { question: null, original: items.find(({ id }) => id === mode.about) ?? null };
    case 'edit':
      return edited === undefined ? null : { question: edited, original: null };
  }
}
