import { formatLongDate } from '@sounding/domain/dates';
import { DescriptionList, Stack } from '@sounding/ui';
import audit from '../../content/accessibilityAudit.json';
import { SectionHeading } from '../../features/page/SectionHeading';
import { TextList } from '../../features/page/TextList';

/** The date is null until a person has used the site with this assistive technology. */
const byPeople: readonly { name: string; testedOn: string | null }[] = audit.byPeople;

/** What was tested, when and with what: no more than the audit file says. */
export function AuditResults() {
  const { automated, preparedOn, reviewedOn } = audit;
  return (
    <Stack gap="separate">
      <p>
        This statement was prepared on {formatLongDate(preparedOn)}. It was last reviewed on{' '}
        {formatLongDate(reviewedOn)}. The team that builds the website assessed it themselves.
      </p>
      <Stack>
        <SectionHeading level={3}>Automated tests</SectionHeading>
        <p>
          On {formatLongDate(automated.testedOn)} we tested the pages below with {automated.tool}{' '}
          {automated.version}, each in {automated.themes.length} looks and at{' '}
          {automated.widths.length} widths ({automated.widths.join(', ')} pixels). The tests found
          no problem. Tests of this kind find only a part of all problems.
        </p>
        <TextList kind="points" items={automated.pages.map(({ name }) => name)} />
      </Stack>
      <Stack>
        <SectionHeading level={3}>Tests by people with assistive technology</SectionHeading>
        <DescriptionList
          items={byPeople.map(({ name, testedOn }) => ({
            term: name,
            description: testedOn === null ? 'Not tested' : `Tested on ${formatLongDate(testedOn)}`,
          }))}
        />
      </Stack>
    </Stack>
  );
}
