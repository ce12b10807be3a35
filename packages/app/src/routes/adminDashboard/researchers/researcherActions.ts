import type { Api, Schemas } from '@sounding/api-client';
import { twoFactorResetDone } from '@sounding/domain/errors';

type Researcher = Schemas['Researcher'];

/** Something an administrator does to somebody's account, after being asked (OPEN-83). */
export interface ResearcherAction {
  /** In the row's menu, and on the button that does it. */
  readonly verb: string;
  readonly title: string;
  readonly tone?: 'danger';
  readonly question: (researcher: Researcher) => string;
  readonly call: (api: Api, researcher: Researcher) => Promise<void>;
  /** What the toast says afterwards. */
  readonly done: (researcher: Researcher) => string;
  /** Whether a failure is told by a toast (ERR-07) and not in the dialog. */
  readonly failsInToast?: true;
}

export const sendResetLink: ResearcherAction = {
  verb: 'Send reset-password link',
  title: 'Send a reset-password link?',
  question: ({ fullName, emailAddress }) =>
    `${fullName} is mailed a link to ${emailAddress}. It works for 60 minutes, and the present password until a new one is chosen.`,
  call: async (api, { emailAddress }) => {
    await api.requestPasswordReset({ body: emailAddress });
  },
  done: ({ emailAddress }) => `A reset-password link is on its way to ${emailAddress}.`,
};

export const deactivate: ResearcherAction = {
  verb: 'Deactivate',
  title: 'Deactivate this account?',
  tone: 'danger',
  question: ({ fullName }) =>
    `${fullName} is signed out at once and can no longer sign in. You can activate the account again.`,
  call: async (api, { emailAddress }) => {
    await api.deactivateResearcher({ body: emailAddress });
  },
  done: ({ fullName }) => `${fullName} is inactive.`,
};

export const activate: ResearcherAction = {
  verb: 'Activate',
  title: 'Activate this account?',
  question: ({ fullName }) => `${fullName} can sign in again.`,
  call: async (api, { emailAddress }) => {
    await api.activateResearcher({ body: emailAddress });
  },
  done: ({ fullName }) => `${fullName} is active.`,
};

export const resetTwoFactor: ResearcherAction = {
  verb: 'Reset two-factor',
  title: 'Reset two-factor authentication?',
  tone: 'danger',
  question: ({ fullName }) =>
    `${fullName} is signed out, their backup codes end, and they set up their authenticator app anew at the next sign-in. For safety you must have signed in within the last 15 minutes yourself.`,
  call: async (api, { emailAddress }) => {
    await api.resetTwoFactor({ body: emailAddress });
  },
  done: ({ emailAddress }) => twoFactorResetDone(emailAddress, 'dashboard'),
  failsInToast: true,
};
