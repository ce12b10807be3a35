import { Button } from '@sounding/ui';
import { InterestForm } from './InterestForm';
import { useInterestName } from './useInterestName';
import type { ChangeInterests } from './useChangeInterests';

/** Adds a category; the field is then ready for the next. */
export function AddInterest({ create }: Pick<ChangeInterests, 'create'>) {
  const writing = useInterestName('', create);
  return (
    <InterestForm label="Add an interest category" fieldLabel="New category" writing={writing}>
      <div>
        <Button type="submit" variant="primary" isPending={writing.isPending} pendingLabel="Saving">
          Add category
        </Button>
      </div>
    </InterestForm>
  );
}
