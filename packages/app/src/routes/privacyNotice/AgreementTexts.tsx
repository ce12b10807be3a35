import { productFacts } from '@sounding/domain/product';
import { Link, Stack } from '@sounding/ui';
import { brand } from '../../brand';

/** The whole of what is agreed to, on the page itself: other pages open only afterwards (OPEN-17). */
export function AgreementTexts() {
  return (
    <Stack>
      <details>
        <summary>Terms and conditions</summary>
        <Stack>
          <p>These terms are effective from {productFacts.termsEffective}.</p>
          <ul>
            <li>
              You must be {productFacts.minimumUserAge} or older to use {brand.productName}.
            </li>
            <li>
              Use is free until {productFacts.freeUntil}. After that, researchers will pay for it.
            </li>
            <li>When you stop using {brand.productName}, you must export your own data.</li>
            <li>
              {brand.productName} is for feedback on research. It is not for collecting data about
              participants, and not for recruiting them.
            </li>
            <li>These terms are governed by UK law, as it applies in England.</li>
          </ul>
        </Stack>
      </details>
      <details>
        <summary>Privacy policy</summary>
        <Stack>
          <p>
            {brand.university} runs {brand.productName} and keeps what it needs for that: your name,
            your email address, your role, when you signed in, and the projects, documents, updates
            and questions that you write.
          </p>
          <p>
            What participants answer is shown to the researcher whose project it is. Small numbers
            are hidden, so that nobody can be recognised in a chart.
          </p>
          <p>
            Data about how you use this site is collected only if you agree below, and never with
            your name or email address.
          </p>
          {brand.universityPrivacyNotice !== '' && (
            <p>
              <Link href={brand.universityPrivacyNotice} isExternal>
                The university's general privacy notice
              </Link>
            </p>
          )}
        </Stack>
      </details>
    </Stack>
  );
}
