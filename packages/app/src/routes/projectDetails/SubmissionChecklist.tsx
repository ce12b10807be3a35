import type { ValidationProblem } from '@sounding/domain/errors';
import { projectStepLabels, projectSteps, summaryMessage } from '@sounding/domain/project';
import { Card, TaskList, type Task } from '@sounding/ui';
import { isUnsaved, type ProjectInHand } from '../../features/projectInHand/projectInHand';
import { fieldId, keyedPath } from './sectionProps';

interface SubmissionChecklistProps {
  inHand: ProjectInHand;
  /** All problems that block saving, also those not yet shown beside their fields. */
  problems: readonly ValidationProblem[];
}

/** Lists what is done and what is missing before the project can be approved. */
export function SubmissionChecklist({ inHand, problems }: SubmissionChecklistProps) {
  const { id, document, status } = inHand;
  const sections: Task[] = projectSteps(problems)
    // The funder is optional, so it is listed only with a problem.
    .filter((step) => step.id !== 'funder' || step.problems.length > 0)
    .map((step) => ({
      id: step.id,
      label: projectStepLabels[step.id],
      isDone: step.problems.length === 0,
      problems: step.problems.map((problem) => ({
        message: summaryMessage(problem, inHand.form.contents),
        fieldId: fieldId(keyedPath(problem.field, inHand.form)),
      })),
    }));
  return (
    <Card title="Before you submit" isPart>
      <TaskList
        label="Before you submit"
        tasks={[
          ...sections,
          { id: 'saved', label: 'Saved as a draft', isDone: id !== null && !isUnsaved(inHand) },
          {
            id: 'document',
            label: 'Ethics document submitted for approval',
            isDone: document !== null && status === 'PENDING',
          },
        ]}
      />
    </Card>
  );
}
