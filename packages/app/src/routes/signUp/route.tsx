import type { Schemas } from '@sounding/api-client';
import { timings } from '@sounding/domain/account';
import { Link, Stack } from '@sounding/ui';
import { useState } from 'react';
import { brand } from '../../brand';
import { Outcome } from '../../features/page/Outcome';
import { RoutePage } from '../../features/page/RoutePage';
import { ResearcherForm } from '../../features/researcherForm/ResearcherForm';
import { researcherFormTitles } from '../../features/researcherForm/researcherFormUses';
import { useResearcherForm } from '../../features/researcherForm/useResearcherForm';
import { paths } from '../../paths';
import { useServices } from '../../services';

export const handle = { width: 'form' };

type SignupOutcome = Schemas['SignupOutcome']['outcome'];

/** A researcher asks for an account here, or gets one at once. */
export function Component() {
  const { api } = useServices();
  const [outcome, setOutcome] = useState<SignupOutcome | null>(null);
  const form = useResearcherForm({
    use: 'signup',
    async send({ name, login }) {
      const answer = await api.signUpResearcher({ body: { name, login, role: 'ROLE_RESEARCHER' } });
      setOutcome(answer.outcome);
    },
  });

  return (
    <RoutePage
      title={researcherFormTitles.signup}
      lead={
        outcome === null
          ? `With an email address ending in @${brand.emailDomain}, or in a part of it such as @med.${brand.emailDomain}, your account is ready at once. With any other, an administrator looks at your request first.`
          : undefined
      }
    >
      {outcome === null ? (
        <ResearcherForm
          form={form}
          submitLabel="Sign up"
          pendingLabel="Signing you up"
          cancelHref={paths.signIn}
        />
      ) : (
        <Stack>
          <WhatHappensNext outcome={outcome} />
          <p>
            <Link href={paths.signIn} variant="standalone">
              Go to sign in
            </Link>
          </p>
        </Stack>
      )}
    </RoutePage>
  );
}

/** Depends only on the address's domain, so it does not tell whether the address is taken (OPEN-40). */
function WhatHappensNext({ outcome }: { outcome: SignupOutcome }) {
  switch (outcome) {
    case 'ACCOUNT_READY':
      return (
        <Outcome tone="success" title="Check your email">
          <p>
            An email is on its way to you. If you are new here, your account is ready, and the email
            holds a link to choose your password, which works for {timings.firstPasswordKeyHours}{' '}
            hours. If you had an account already, the email says how to go on.
          </p>
        </Outcome>
      );
    case 'AWAITING_APPROVAL':
      return (
        <Outcome tone="success" title="Your request has been sent">
          <p>
            An administrator will review it. You will get an email with the decision and, once it is
            approved, with a link to choose your password.
          </p>
        </Outcome>
      );
  }
}
