/**
 * Puts the parts that the sign-in page is made of, and that nearly every page shares, into one file
 * together with what they stand on. As one file for each part they pack worse, and every list of what
 * to fetch ahead of a page names them all.
 */
export const firstPageParts = {
  name: 'parts',
  test: /\/ui\/src\/components\/(?:Button|Card|Field|InlineMessage|Layout|PasswordField|TextField)\//,
};
