const firstPage = [
  /\/ui\/src\/components\/(?:Button|Card|Field|InlineMessage|Layout(?!\/Columns)|PasswordField|TextField)\//,
  /\/ui\/src\/icons\/ChevronDownIcon\./,
  /\/ui\/src\/navigation\/NavigationContext\./,
  /\/react-router\//,
  /\/@tanstack\/.+\/(?:mutationObserver|useMutation)\./,
  /\/domain\/src\/errors\/catalogue\./,
  /\/app\/src\/(?:isHere|isRecord|oneAtATime|features\/(?:failures\/|pendingSignIn\/|page\/(?:AppDownloads|SupportLink|waysBack)))/,
];

const lists = [
  /\/ui\/src\/components\/(?:Breadcrumbs|EmptyState|Layout\/Columns|Pagination|SearchField|Skeleton|Table|Tabs|Tag)[./]/,
  /\/domain\/src\/(?:dates\/format\.|project\/status\.|text\/(?:characters|numbers)\.)/,
  /\/app\/src\/(?:addressSearch|isolated|paper|features\/page\/(?:Outcome|SectionHeading|routeParameters))\./,
];

const keptWork = [
  /\/app\/src\/(?:LandsOnHeading|keptWork\/(?:CopyWords|KeptPiece|RemovedPiece|useCopies))/,
];

const sent = [/\/app\/src\/versions\/(?:ifMatch|refusals|underOneKey)\./];

/**
 * Puts parts that stand on the same pages into one file together with what they stand on: those of the
 * sign-in page, which nearly every page shares, those of the lists that a person sees next and of most pages
 * after them, those that offer unsaved work back, and those that send an act once or over no other version.
 * As one file for each part they pack worse, take a slow connection more turns, and every list of what to
 * fetch ahead of a page names them all.
 */
export const commonParts = [
  {
    name: 'parts',
    // Before the lists, which stand on some of them.
    priority: 1,
    test: (file: string) => firstPage.some((part) => part.test(file)),
  },
  { name: 'lists', test: (file: string) => lists.some((part) => part.test(file)) },
  { name: 'kept', test: (file: string) => keptWork.some((part) => part.test(file)) },
  { name: 'sent', test: (file: string) => sent.some((part) => part.test(file)) },
];
