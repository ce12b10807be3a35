import { counted, numberText } from '@sounding/domain/text';

/** `sign-in.code-refused` in words: "Sign-in: code refused". */
export function actionWords(action: string): string {
  const own = ownWords[action];
  if (own !== undefined) return own;
  const [subject = '', ...events] = action.split('.');
  const parts = [subjects[subject] ?? spaced(subject), spaced(events.join(' '))];
  const words = parts.filter((part) => part !== '').join(': ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Actions that are shown under another name than the stored one. */
const ownWords: Readonly<Record<string, string>> = {
  'project.reported': 'Involvement report: made',
  'sign-out': 'Log out',
};

/** Subjects that keep their hyphen. */
const subjects: Readonly<Record<string, string>> = {
  'sign-in': 'sign-in',
  'two-factor': 'two-factor',
};

const spaced = (text: string) => text.replaceAll('-', ' ');

type Detail = Readonly<Record<string, string | number | boolean | null>>;

/** `{ isPaused: true, purpose: 'PASSWORD_RESET' }` in words: "signing in paused: yes, purpose: password reset". */
export function detailWords(detail: Detail): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${nameWords(key)}: ${valueWords(key, value)}`)
    .join(', ');
}

/** Names for details whose stored name does not say what they are about. */
const ownNames: Readonly<Record<string, string>> = {
  isGiven: 'usage data',
  isPaused: 'signing in paused',
  left: 'codes left',
  bytes: 'size',
};

const nameWords = (name: string) =>
  ownNames[name] ?? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function valueWords(key: string, value: Detail[string]): string {
  if (key === 'isGiven') return value === true ? 'agreed' : 'not agreed';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && counts.includes(key))
    return key === 'bytes' ? counted(value, 'byte') : numberText(value);
  if (key === 'fields') return String(value).split(' ').map(nameWords).join(', ');
  return typeof value === 'string' && code.test(value)
    ? value.toLowerCase().replaceAll('_', ' ')
    : String(value);
}

/** Details that are counts, unlike the numbers that identify projects and questions. */
const counts: readonly string[] = ['left', 'lines', 'mails', 'bytes'];

/** The form of the API's named values. */
const code = /^[A-Z]{2,}(?:_[A-Z]+)*$/;
