const policy = window.trustedTypes?.createPolicy('tests', { createHTML: (markup) => markup });

/** Markup written by tests themselves, which a page accepts although it requires Trusted Types. */
export function trustedMarkup(markup: string) {
  return policy?.createHTML(markup) ?? markup;
}

/** Parses markup as a browser does, without running or fetching anything in it. */
export function readMarkup(markup: string, type: DOMParserSupportedType = 'text/html'): Document {
  return new DOMParser().parseFromString(trustedMarkup(markup), type);
}
