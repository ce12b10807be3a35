/** What a person calls each member of the contract's bodies. */
const memberNames: ReadonlyMap<string, string> = new Map([
  ['ageRanges', 'the list of age ranges'],
  ['aim', 'the aim'],
  ['answers', 'the list of answers'],
  ['approvalStatus', 'the decision'],
  ['approved', 'the decision'],
  ['backupCode', 'the backup code'],
  ['code', 'the code'],
  ['comment', 'the comment'],
  ['contents', 'the description'],
  ['currentPassword', 'the current password'],
  ['date', 'the date'],
  ['decision', 'the decision'],
  ['endDate', 'the end date'],
  ['file', 'the file'],
  ['funder', 'the funder'],
  ['id', 'the number'],
  ['imageAltText', 'the image description'],
  ['imageBase64', 'the image'],
  ['influence', 'what their involvement changed'],
  ['interests', 'the list of interests'],
  ['key', 'the key from the link'],
  ['launchDate', 'the launch date'],
  ['login', 'the email address'],
  ['lowerBoundText', 'the left label'],
  ['maxValue', 'the highest value'],
  ['name', 'the name'],
  ['newPassword', 'the new password'],
  ['password', 'the password'],
  ['policy', 'the policy'],
  ['pollOptions', 'the list of poll choices'],
  ['project', 'the project'],
  ['projectId', 'the project'],
  ['questions', 'the list of questions'],
  ['reflections', 'the text of the reflections'],
  ['rememberMe', 'the choice to stay signed in'],
  ['role', 'the role'],
  ['sliderOption', 'the slider'],
  ['status', 'the status'],
  ['subtitle', 'the subtitle'],
  ['text', 'the wording'],
  ['title', 'the title'],
  ['type', 'the kind'],
  ['upperBoundText', 'the right label'],
  ['userName', 'the email address'],
  ['value', 'the content'],
]);

/** What a person calls one item of each list. */
const itemNames: ReadonlyMap<string, string> = new Map([
  ['ageRanges', 'age range'],
  ['answers', 'answer'],
  ['contents', 'part'],
  ['interests', 'interest'],
  ['pollOptions', 'poll choice'],
  ['questions', 'question'],
]);

/** What a person calls each value in an address or a header, whose names come in small letters. */
const parameterNames: ReadonlyMap<string, string> = new Map([
  ['action', 'the action in the address'],
  ['activated', 'the activity in the address'],
  ['actor', 'the person in the address'],
  ['from', 'the first day in the address'],
  ['id', 'the number in the address'],
  ['idempotency-key', 'the Idempotency-Key of this request'],
  ['if-match', 'the If-Match of this request'],
  ['key', 'the key in the address'],
  ['page', 'the page in the address'],
  ['role', 'the role in the address'],
  ['search', 'the search in the address'],
  ['size', 'the page size in the address'],
  ['sort', 'the order in the address'],
  ['status', 'the status in the address'],
  ['to', 'the last day in the address'],
  ['withComment', 'the choice of comments in the address'],
]);

/**
 * A place in a body as a person would name it: `/questions/0/pollOptions/1/text` is the text of poll choice 2
 * of question 1. Undefined for the body itself, and for a step that the contract does not have.
 */
export function fieldName(pointer: string): string | undefined {
  const steps = pointer.split('/').slice(1);
  const names = steps.flatMap((step, index) => {
    const isList = /^\d+$/u.test(steps[index + 1] ?? '');
    if (isList) return [];
    if (!/^\d+$/u.test(step)) return [memberNames.get(step)];
    const item = itemNames.get(steps[index - 1] ?? '');
    return [item && `${item} ${Number(step) + 1}`];
  });
  if (names.length === 0 || names.includes(undefined)) return undefined;
  return names.reverse().join(' of ');
}

/** A value in an address or a header, as a person would name it. */
export function parameterName(name: string): string | undefined {
  return parameterNames.get(name);
}
