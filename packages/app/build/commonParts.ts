const firstPage = [
  /\/ui\/src\/components\/(?:Button|Card|Field|InlineMessage|Layout|PasswordField|TextField)\//,
  /\/react-router\//,
  /\/@tanstack\/.+\/(?:mutationObserver|useMutation)\./,
  /\/domain\/src\/errors\/(?:catalogue|validationProblem)\./,
  /\/app\/src\/(?:oneAtATime|features\/(?:failures\/|pendingSignIn\/|page\/AppDownloads))/,
];

/**
 * Puts the parts that the sign-in page is made of, and that nearly every page shares, into one file
 * together with what they stand on. As one file for each part they pack worse, and every list of what
 * to fetch ahead of a page names them all.
 */
export const firstPageParts = {
  name: 'parts',
  test: (file: string) => firstPage.some((part) => part.test(file)),
};
