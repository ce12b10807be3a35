const firstPage = [
  /\/ui\/src\/components\/(?:Button|Card|Field|InlineMessage|Layout(?!\/Columns)|PasswordField|TextField)\//,
  /\/ui\/src\/navigation\/NavigationContext\./,
  /\/react-router\//,
  /\/@tanstack\/.+\/(?:mutationObserver|useMutation)\./,
  /\/domain\/src\/errors\/catalogue\./,
  /\/app\/src\/(?:isHere|oneAtATime|features\/(?:failures\/|pendingSignIn\/|page\/AppDownloads))/,
];

const lists = [
  /\/ui\/src\/components\/(?:EmptyState|Pagination|SearchField|Skeleton|Table|Tabs)\//,
];

/**
 * Puts parts that stand on the same pages into one file together with what they stand on: those of the
 * sign-in page, which nearly every page shares, and those of the lists that a person sees next. As one
 * file for each part they pack worse, take a slow connection more turns, and every list of what to fetch
 * ahead of a page names them all.
 */
export const commonParts = [
  {
    name: 'parts',
    // Before the lists, which stand on some of them.
    priority: 1,
    test: (file: string) => firstPage.some((part) => part.test(file)),
  },
  { name: 'lists', test: (file: string) => lists.some((part) => part.test(file)) },
];
