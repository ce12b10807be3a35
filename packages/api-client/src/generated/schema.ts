// Made from openapi.yaml by generate.mjs. Do not edit: `npm run generate`.
export interface paths {
    "/mf-authenticate/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the password and ask for a code
         * @description First step of signing in. The first time, `data` holds the QR image and `secret` the same
         *     secret as text; once a code has been accepted both are empty for good (OPEN-30). An unknown
         *     address, a wrong password and an inactive account are answered alike (OPEN-38). For an admin
         *     who may reset their own two-factor set-up, `canReset2fa` is true and the answer sets a
         *     short-lived cookie that `resetTwoFactor` asks for (OPEN-31, OPEN-32). After such a reset
         *     `awaitsMailedLink` is true, and no code can be right, until a new password has been chosen
         *     through the link that was mailed then. After ten wrong passwords in a quarter of an hour further tries have to wait (429): those from a browser that the account
         *     knows by themselves, and those from anywhere else together.
         */
        post: operations["requestSignInCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mf-authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a session with password and code
         * @description Second step of signing in. Password and code are both checked, and the answer does not say
         *     which one was wrong. A code is accepted once. A code that is not six digits is answered 400
         *     'Invalid input format' and costs no attempt (OPEN-04). `rememberMe` is accepted and changes
         *     nothing: how long a session lives is the server's decision (OPEN-35). The account knows the browser from
         *     then on. Wrong passwords count together with those of `requestSignInCode`.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mf-authenticate/backup-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a session with password and backup code
         * @description Second step of signing in for somebody whose authenticator is not at hand. Counts, refuses and
         *     answers like `signIn`. A backup code works once; capitals, spaces and the hyphen do not
         *     matter. What cannot be one is answered 400 'Invalid input format' and costs no attempt. The
         *     owner of the account is told by mail.
         */
        post: operations["signInWithBackupCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the session
         * @description Deletes the session on the server, so that the token is worthless from then on. The site
         *     clears what it stored for the person itself, even if this call fails.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's role
         * @description Asked on every navigation. Without a valid session the answer is 401, which the site takes for
         *     'no role' (OPEN-20). While somebody types, the site asks at most once a minute so that the
         *     idle clock does not run out during a long edit.
         */
        get: operations["getRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's login
         * @description The login is the email address (OPEN-45).
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/researcher/accepted-user-agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the caller has accepted the user agreement
         * @description Answers a JSON boolean (OPEN-98).
         */
        get: operations["getUserAgreement"];
        put?: never;
        /**
         * Accept the user agreement
         * @description Has no body (OPEN-98). Accepting again changes nothing.
         */
        post: operations["acceptUserAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/researcher/consented-to-anonymised-usage-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the caller consents to anonymised usage data
         * @description Answers a JSON boolean (OPEN-98); false until somebody has agreed.
         */
        get: operations["getUsageDataConsent"];
        put?: never;
        /**
         * Give or withdraw consent to anonymised usage data
         * @description Takes a JSON boolean (OPEN-98). The choice is optional and can be changed.
         */
        post: operations["setUsageDataConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/reset-password/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password reset link
         * @description The body is the email address as plain text. Every valid address gets the same answer,
         *     whether an account has it or not (OPEN-109); a malformed one gets 400. An administrator's
         *     'send reset-password link' uses this call too (OPEN-12); the audit log names them by the
         *     session that their call brings. The link works for 60 minutes.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/check-reset-key/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a reset key still works
         * @description Does not use the key up. 400 means expired, and only for a key that was real and is unused;
         *     everything else (unknown, used, replaced, malformed) is 404 (OPEN-110). A key lives 60
         *     minutes for a reset and 72 hours for a first password. That is why the key has no pattern
         *     here: a malformed one must not look like an expired one, and neither must one that holds a
         *     control character or that cannot be decoded at all (`x-any-text`).
         */
        get: operations["checkResetKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/reset-password/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a reset key
         * @description Uses the key up, sets the password, closes every session of the account and tells its owner
         *     by mail; the two-factor set-up stays. Every other key of the account ends, that of an own
         *     two-factor reset too, for which `resetTwoFactor` mails another. 400 is an expired key (`/problems/reset-key-expired`) or
         *     a password that breaks the rule (`/problems/validation`); 404 an unknown or used key
         *     (OPEN-110, OPEN-111). A password that keeps the rule is refused all the same when it has
         *     leaked, names the person or the site, or is easy to guess: the sentence of the rule, and a
         *     line that says why. An account may send twenty new passwords in ten minutes, refused ones too.
         *     Serves the first password of a new account as well (OPEN-39). The account knows the browser
         *     from then on, and no other one any more. Sent again under its `Idempotency-Key` after a lost
         *     answer, it counts as done where the account has this password by then, else 422; nothing of
         *     the body is kept with the key (`x-secret-body`).
         */
        post: operations["finishPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/researcher/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the caller's own password
         * @description A wrong present password is 400, not 401, since the session is valid. The session that asks
         *     stays; every other one of the account is closed, mailed keys die, and its owner is told by mail.
         *     Wrong present passwords count together with those of `requestSignInCode`, and new ones with
         *     those of `finishPasswordReset`. The account knows the browser that asks from then on, and no
         *     other one any more. Sent again under its `Idempotency-Key` after a lost answer, it counts as
         *     done where the account has the new password by then, else 422; nothing of the body is kept with
         *     the key (`x-secret-body`).
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/backup-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many backup codes the caller has left
         * @description The codes themselves are shown only when they are made.
         */
        get: operations["countBackupCodes"];
        put?: never;
        /**
         * Make ten new backup codes
         * @description Answers ten codes for `signInWithBackupCode`, this once: the server keeps only a keyed hash.
         *     Every earlier code of the caller stops working, and the caller is told by mail. Has no body.
         *     A session that was signed in to more than 15 minutes ago is answered 403.
         */
        post: operations["createBackupCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/reset/2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset somebody's two-factor set-up
         * @description The body is the user's email address as plain text. Two callers may do this (OPEN-32): an
         *     admin who signed in within the last 15 minutes, for any researcher or monitor; and, on the
         *     two-factor screen, an admin who has just passed the password step, for themselves, with the
         *     cookie that `requestSignInCode` set. Neither one nor the other: 401; that decision is
         *     the call's own, which is why it counts as public. The next sign-in then
         *     supplies a new QR code; after an admin's own reset only once a new password has been chosen
         *     through the link that is mailed then (`finishPasswordReset`). Unknown addresses and other
         *     admins are answered 404 alike, and an admin's session that is older than 15 minutes 403. The
         *     sessions and backup codes of the account end, its owner is told by mail, and so are all other
         *     admins. While an admin's own reset awaits its link (`awaitsMailedLink`), the call resets
         *     nothing and tells nobody else: it mails the owner another link, which replaces the one before.
         *     For 24 hours after a password reset by mail (`finishPasswordReset`), an admin's own call is
         *     refused with 409, and the other admins are told of it: otherwise the mailbox alone would open
         *     the account.
         */
        post: operations["resetTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's projects
         * @description All of the caller's projects with the counts that the list shows (OPEN-62), newest published
         *     first and those without a published date after them, most recently created first (OPEN-61).
         *     The four views are filtered in the browser.
         */
        get: operations["listProjects"];
        /**
         * Save an existing project
         * @description The project is named by the `id` in the body. With `status: DRAFT` the project becomes a draft
         *     again and loses its published date; its document stays on file (OPEN-56). One that was handed
         *     in, waiting or rejected, is saved only so: without `status` it is answered 409 and stays as it
         *     is. A draft is saved with `status` or without. A published project is saved without `status`
         *     and without `questions`: it stays PUBLISHED, its launch date is sent as it is stored and
         *     stays, its stored questions are untouched (OPEN-71), audience choices may be added but not
         *     taken away, and the launch date is not checked against today. Its end date may lie in the past
         *     as long as it is not moved. Anything else that a published project does not allow, and every change of a completed one, is answered 409; what is beyond a
         *     limit of its schema is answered 400 before that. Content items and questions that carry their
         *     `id` keep it; those left out are removed. A deleted interest may stay where it was chosen
         *     before, but cannot be newly chosen (OPEN-95). With `If-Match` the save is taken only if nobody
         *     has changed the project since that version was read, else 412; without it the save is taken
         *     whatever the version.
         */
        put: operations["updateProject"];
        /**
         * Save a new project
         * @description Creates a DRAFT owned by the caller and answers it with its id. Every save obeys all rules,
         *     a draft's too (OPEN-63). `publishedDate` is the server's own and stays empty until approval;
         *     the researcher's chosen launch is `launchDate`, null meaning 'on approval' (OPEN-52,
         *     OPEN-53). 'In the past' is judged by the day in London for the launch and to the minute for
         *     the end (OPEN-55).
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/summary/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A project with its statistics
         * @description What the project overview shows. The contents and questions are left out, since each has a
         *     call of its own. `engagementGraphDataPoints` is the series that the overview draws
         *     (OPEN-105). `demographics` is counted on the server so that small counts can be protected: a
         *     count of null is hidden, being below the threshold or standing as cover beside one that is
         *     and could otherwise be worked out from the total. Ages are the response's year minus the birth year, in
         *     the project's own age groups, with 'Other' and 'Not stated' for the rest (OPEN-107). Gender and
         *     ethnicity are people's own words; those whose count is hidden are gathered as 'Other', but for
         *     usual ones.
         */
        get: operations["getProjectSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A whole project
         * @description Everything that preview and the editor need, the picture included. `ETag` names the version,
         *     for `If-Match` when it is saved. A researcher reads their own; an administrator, who judges
         *     the ethics document beside it, any that has been handed in: a draft is its researcher's alone,
         *     and so is a question that was drafted after the project's publication.
         *     `completedDate` is when the project was completed, from which on its details can no longer be
         *     edited (OPEN-106); it stays null where no more than the end date has come.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contents/project/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A project's description
         * @description The content items in their order.
         */
        get: operations["listProjectContents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/age-ranges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The age ranges to choose from
         * @description From youngest to oldest. An `upper` of 120 means 'or above' (OPEN-94).
         */
        get: operations["listAgeRanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The interest categories in use
         * @description Deleted ones are left out (OPEN-95). In alphabetical order.
         */
        get: operations["listInterests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interests/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All interest categories
         * @description Deleted ones included (OPEN-95), in alphabetical order, each with the number of projects that
         *     use it.
         */
        get: operations["listAllInterests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename an interest category
         * @description A name that reads like another category's is answered 409. With `If-Match` the name is taken
         *     only if nobody has given the category another one since that version was read, else 412;
         *     without it the name is taken whatever the version.
         */
        put: operations["updateInterest"];
        /**
         * Add an interest category
         * @description A name that reads like one in use already, deleted ones included, is answered 409, in whichever
         *     case, with whichever apostrophe and whatever no reader sees.
         */
        post: operations["createInterest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interest/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an interest category
         * @description Projects keep it, it can be restored, and it cannot be newly chosen (OPEN-95).
         */
        delete: operations["deleteInterest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interest/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted interest category
         * @description It can be chosen again. Twice changes nothing.
         */
        post: operations["restoreInterest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ethics documents awaiting a decision
         * @description Those of PENDING projects only, newest first; a document leaves the list once it is decided
         *     (OPEN-50).
         */
        get: operations["listProjectDocuments"];
        put?: never;
        /**
         * Submit a project's ethics document
         * @description Stores the file and moves the project to PENDING, from DRAFT or REJECTED or again from
         *     PENDING with the new file in the old one's place. Once published the document cannot be
         *     replaced: 409. A project that lacks something or whose end date has passed must be corrected
         *     first: 409. The file is a PNG, JPEG or PDF by its name and by its bytes ('Invalid file
         *     format', 400), with something in it ('The file is empty', 400) and of at most 2,000,000 bytes
         *     ('File size is greater than 2MB', 413). A PDF that carries scripts, launches programs or embeds
         *     files is refused, and so is one that packs its objects so that nobody can look for them, or that
         *     takes too long to be looked through. At most 20 files are kept for one project. With `If-Match`
         *     the project is handed in only if nobody has changed it since that version was read, else 412;
         *     without it, whatever the version. `ETag` names the project's version after that, as `getProject`
         *     does.
         */
        post: operations["uploadProjectDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A project's ethics document
         * @description `{id}` is the **project's** id, because opening an unpublished project loads its document
         *     (OPEN-51). A project that has none yet is an ordinary case and answers 204. As the present
         *     title comes with it, an administrator reads that of a project that is handed in, as with
         *     `getProject`.
         */
        get: operations["getProjectDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-documents/versions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every ethics document that a project has had
         * @description `{id}` is the **project's** id. Newest first: who submitted which file when, when another took
         *     its place, and what was decided about it. Who decided is told to administrators only, for whom a
         *     draft that was never handed in is not there.
         */
        get: operations["listProjectDocumentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-documents/resubmit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the ethics document on file once more
         * @description `{id}` is the **project's** id. A draft whose document is on file and was never decided moves to
         *     PENDING with that same file (OPEN-56): its version of then stays in the list as replaced, and a
         *     new one is decided upon. 409 where no such document is on file, where the project is no draft, and
         *     where it keeps its 20 files already. `If-Match` and `ETag` are those of `uploadProjectDocument`.
         */
        post: operations["resubmitProjectDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-documents/approve-reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject an ethics document
         * @description `id` is the **document's** id (OPEN-51). Approving publishes the project, with the chosen
         *     launch date where it is still ahead and the present moment otherwise (OPEN-54), and its
         *     questions with it (OPEN-73); rejecting turns it to REJECTED. The researcher is emailed
         *     either way, with the comment where there is one; the comment is optional (OPEN-49). A
         *     document that is already decided, replaced or withdrawn is answered 409, and so is approving
         *     a project whose end date has passed: its researcher must set a new one first.
         */
        post: operations["decideProjectDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-documents/download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an ethics document
         * @description `{id}` is the **document's** id (OPEN-51). A PDF's bytes as they were submitted, and a picture's
         *     without its metadata, always as an attachment that no browser opens by itself. Every download is
         *     recorded. The file of a rejected document is deleted 90 days after the decision, and any file
         *     by the operator on request; from then on this answers 410, and the list of versions says when.
         */
        get: operations["downloadProjectDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/datapoints/project/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A project's responses per day
         * @description The same series as in the project's summary, from launch to today or the end; the overview
         *     falls back on this call (OPEN-105).
         */
        get: operations["getEngagementDataPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-responses/project/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A project's responses
         * @description Paged, newest day first; within a day in an order that does not say when they came. A row is
         *     not a person: there is no participant id or login, the date is exact to the day, and birth
         *     year, gender and ethnicity are dealt out in an order of their own each, so that no row
         *     describes anybody. What the summary hides because few people said it
         *     is null here as well, a birth year also where few share it.
         */
        get: operations["listProjectResponses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A project's counts, as they change
         * @description Server-sent events, for as long as the page that shows the project is open. The first event
         *     comes at once, further ones when a count or the results have changed; comment lines in between keep the
         *     connection open. Every event is of the type `counts`, and its `data` is the schema below as
         *     JSON on one line. Only what `getProjectSummary` gives exactly is sent: nothing of what anybody
         *     said or who they are. Whoever sees them change asks for what they show anew.
         *
         *     The stream ends when the session or the project's being one's own does, and when the server
         *     stops: ask again after a pause. It does not count as use of the session, so that a page left
         *     open still goes idle (`x-background`). An account may hold four at a time, since a browser
         *     keeps six connections to a site; more are answered 429, and the page then asks now and again.
         */
        get: operations["streamProjectEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/complete-project/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a project now
         * @description Sets the end date to the present moment; participants can no longer give feedback. It cannot
         *     be undone (OPEN-106). A project that is not published or already completed is answered 409.
         */
        post: operations["completeProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far one's own export of a project has come
         * @description Rows written of all rows, while `exportProject` is being answered to the same account; null
         *     where it is not, or not yet. Asking does not count as use of the session (`x-background`).
         */
        get: operations["getExportProgress"];
        put?: never;
        /**
         * Export a project as an encrypted workbook
         * @description The body is the export's password as plain text, under the account password's rule and list of
         *     breached and guessable ones (OPEN-101); it is neither kept nor logged. The answer is an Excel
         *     workbook (OOXML) encrypted with it (AES-256), saved as `project-export.xls`: project, updates,
         *     questions with results, approved answers, responses by day and protected demographic totals,
         *     without any login and without unreviewed feedback (OPEN-102). The same bytes may be saved as
         *     `.xlsx`. Every export is recorded; an account may make five in ten minutes. Who closes the
         *     connection before the answer ends the export, and it is not recorded. If the session has ended
         *     by the time the workbook is made, it is not handed out: 401. A project of more than a
         *     million updates, responses and approved answers together is answered 409 at once. The answer
         *     begins when the whole workbook is made: two are made at a time, each in three minutes at most.
         */
        post: operations["exportProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{id}/involvement-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a project's involvement report
         * @description One HTML document that stands by itself, for funders and ethics committees: what was asked, of
         *     whom, how many answered, what they said and what was done, under the five headings of the
         *     GRIPP2 short form. It holds published updates, questions that were asked, approved comments and
         *     protected demographic totals; nothing of who answered. The body is what only the research team
         *     can say; it stands in the report and is kept nowhere. Where it is empty, the report says that
         *     the team adds it. Every report is recorded; an account may make twenty in ten minutes.
         */
        post: operations["makeInvolvementReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-updates/project/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A project's updates
         * @description All of them whatever their status, newest first.
         */
        get: operations["listProjectUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a draft update
         * @description Only a draft can be changed, into a draft or a published update; otherwise 409. Where
         *     `questions` is left out, those it answers stay as they are. With `If-Match` the save is taken
         *     only if nobody has changed the update since that version was read, else 412; without it the
         *     save is taken whatever the version.
         */
        put: operations["updateProjectUpdate"];
        /**
         * Write an update
         * @description Saved as PUBLISHED or DRAFT. `date` is accepted, since section 7 names it, and ignored: the
         *     server's clock decides. `questions` names the questions of this project that the update
         *     answers; a question that no published update names has had no reply yet. A completed project
         *     takes updates too, so that people hear what came of it. One that is not published yet takes
         *     none, as nobody who approves it would see them: 409.
         */
        post: operations["createProjectUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-update/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a published update away
         * @description Sets it to DEACTIVATED; from any status but PUBLISHED 409.
         */
        post: operations["deactivateProjectUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-update/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a deactivated update again
         * @description Sets it back to PUBLISHED; from any status but DEACTIVATED 409.
         */
        post: operations["activateProjectUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions-with-poll-scores/project/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A project's questions with their results
         * @description Newest first, whatever their status. Results count approved answers and are exact; poll
         *     percentages, mean and median have two decimals and are null while there is no answer
         *     (OPEN-120). Charts need nothing more: no single answer has to be read for them.
         */
        get: operations["listQuestionsWithPollScores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a draft question
         * @description Only a draft can be changed, into a draft or a published question; otherwise, and in a
         *     project that has ended, is completed or is not published yet, 409. With `If-Match` the save is taken only if
         *     nobody has changed the question since that version was read, else 412; without it the save is
         *     taken whatever the version.
         */
        put: operations["updateQuestion"];
        /**
         * Ask a question
         * @description Saved as PUBLISHED or DRAFT. The project form's limit of three does not bind here (OPEN-72).
         *     `date` is accepted and ignored: the server's clock decides. A project that has ended or is
         *     completed takes no further question, since nobody could answer it: 409. So does one that is
         *     not published yet: its questions are written with it, and seen by whoever approves it.
         */
        post: operations["createQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop asking a published question
         * @description Sets it to DEACTIVATED and records that; from any status but PUBLISHED 409.
         */
        post: operations["deactivateQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a deactivated question again
         * @description Sets it back to PUBLISHED and records that; from any status but DEACTIVATED, and in a
         *     project that has ended or is completed, 409.
         */
        post: operations["activateQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a question's present status
         * @description Has no body. Records the present status with the current time unless it is already the last
         *     entry, and answers the history; the server records changes by itself too (OPEN-78).
         */
        post: operations["recordQuestionHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/question/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The approved answers to a question
         * @description Paged, newest day first, and within a day in no order of time. An approved answer carries
         *     nothing that tells whose it is: no pseudonym, no time but its day, and as its id a number that
         *     names it in this list alone, which is not the one that it had while it waited. No call takes it.
         *     A search finds comments only.
         */
        get: operations["listQuestionAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/project/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The answers awaiting review
         * @description Paged, newest first; `totalElements` is the badge's count. What is decided leaves the list,
         *     and what stood behind it moves up: whoever has decided on answers of a page asks for that page
         *     again, and not for the next, or some are never seen. `participantLogin` is a pseudonym.
         *     `personalDataHints` says what a comment seems to give away about a person; it is a hint for
         *     whoever decides, and decides nothing.
         */
        get: operations["listAnswersForReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/project/{id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve or delete several answers at once
         * @description What `approveAnswer` and `deleteAnswer` do, for up to a page of the review list in one
         *     transaction: all of them or none. One that does not await review in this project is answered
         *     404, or 409 where it is to be deleted and was approved; one approved before stays as it is.
         */
        put: operations["decideAnswers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve an answer
         * @description It leaves the review list and appears under its question. Twice changes nothing.
         */
        put: operations["approveAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Delete an answer for good
         * @description Only while it awaits review; an approved answer is answered 409 (`/problems/already-decided`). Recorded, not undone.
         */
        put: operations["deleteAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/researchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Researchers and monitors
         * @description Paged from 0, newest first unless sorted otherwise (OPEN-46). Left-out filters mean 'all'.
         *     Monitors may read this list too (OPEN-07).
         */
        get: operations["listResearchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/researcher/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One researcher or monitor
         * @description Admins are not found here. `ETag` names the version, for `If-Match` when it is edited.
         */
        get: operations["getResearcher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/researcher/edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a researcher's name and login
         * @description The role cannot be changed (OPEN-43). A changed login is the new address to sign in with
         *     (OPEN-45) and closes the account's sessions; one that is in use already is answered 409. Since
         *     whoever has the address can have the password reset, a session that is older than 15 minutes
         *     is answered 403 for a changed login, and nothing is changed; a changed name alone needs no
         *     recent sign-in. With `If-Match` the change is taken only if nobody has changed name or login since that version was
         *     read, else 412; without it the change is taken whatever the version.
         */
        post: operations["editResearcher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register-researcher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a researcher or monitor
         * @description Makes the account and mails a link to set its first password (OPEN-39). A login that is in
         *     use already is answered 409.
         */
        post: operations["registerResearcher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/researcher-signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up as a researcher
         * @description An address of the university's domain or a sub-domain of it (OPEN-42) gets an account at once
         *     and a mailed link to set its password; any other waits for an admin. The answer goes by the
         *     domain alone (OPEN-40), so it does not tell whether the address is taken already; if it is,
         *     its owner is mailed. The role is always researcher (OPEN-41), whatever role is sent.
         */
        post: operations["signUpResearcher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/researcher/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a researcher inactive
         * @description The body is the email address as plain text. Sessions already open are refused from then on
         *     (OPEN-38). Unknown addresses and admins are answered 404 alike. Twice changes nothing.
         */
        post: operations["deactivateResearcher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/researcher/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a researcher active again
         * @description The body is the email address as plain text. Twice changes nothing. An account that was
         *     closed because nobody used it has no password any more: its owner chooses a new one.
         */
        post: operations["activateResearcher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signup-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sign-up requests awaiting a decision
         * @description Undecided ones only, newest first; their `approvalStatus` is null (OPEN-47).
         */
        get: operations["listSignupRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approve-reject-signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject a sign-up request
         * @description One call, one transaction: APPROVED creates the account and marks the request together, and
         *     the same decision again neither fails nor creates a second account (OPEN-48). The opposite of
         *     an earlier decision is answered 409 (`/problems/already-decided`), and so is a `login` that is
         *     not the request's own (`/problems/conflict`). The comment on a rejection is optional (OPEN-49). The person is mailed either way. Where the
         *     address has an account by now, APPROVED leaves it as it is, and its owner is mailed that.
         */
        post: operations["decideSignupRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The thirteen totals
         * @description As they stand at this moment (OPEN-09).
         */
        get: operations["getDashboardCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/demographics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who the participants are
         * @description Lists of label and count (OPEN-10), age in the platform's age ranges. A count of null is
         *     hidden: it is below the threshold, or covers one that is and could otherwise be worked out.
         */
        get: operations["getDashboardDemographics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitor-projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All projects, for the monitor
         * @description Paged from 0. `status` is one of the four project totals or `all` (OPEN-08); a rejected project
         *     counts as a draft, being back in its researcher's hands. `search` looks at titles and
         *     researchers' names. Sorted by `launchDate`, a project stands where its `publishedDate` belongs,
         *     and one without it where its `launchDate` does (OPEN-54); one with neither, and one that ended
         *     before it launched, come last either way. Sorted by `status`, the groups stand by their words:
         *     Awaiting approval, Draft, Ended, Live.
         */
        get: operations["listMonitorProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what to whom, and when
         * @description Paged from 0, newest first. Lines are only ever added. Left-out filters mean 'all'; days are
         *     those of London. What participants read is among it: `project.edited` is a save that changed
         *     something of a published project, and `question` and `project-update` are `published`,
         *     `deactivated` and `activated`. What changes a draft alone has no line.
         */
        get: operations["listAuditLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The actions that occur in the audit log
         * @description What `action` can be filtered by, in alphabetical order.
         */
        get: operations["listAuditActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit log as a CSV file
         * @description All filtered lines, newest first, as RFC 4180 in UTF-8. A cell that a spreadsheet could take for
         *     a formula begins with an apostrophe. The file is sent while it is read and so has no
         *     `Content-Length`; one that cannot be read to its end breaks off without the last chunk. At most
         *     5 exports in 10 minutes; every one is recorded, with the number of its lines, before it is sent.
         */
        get: operations["exportAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process is alive
         * @description Asks nothing of the database, and is never answered 429. For whoever restarts a server that hangs.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether requests can be served
         * @description Asks the database one question, the same for all who ask at once, and is never answered 429. For
         *     whoever sends traffic to this server. A database that takes no writes, as a standby does, is
         *     answered 503 like one that is away.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Format: int32 */
        Id: number;
        /** @description A record named by its id. */
        Reference: {
            id: components["schemas"]["Id"];
        };
        /**
         * Format: date-time
         * @description A moment, ISO 8601 in UTC.
         */
        Instant: string;
        /**
         * Format: date-time
         * @description A moment, ISO 8601 in UTC, or null for none.
         */
        OptionalInstant: string | null;
        /** @description How many, exactly. */
        Count: number;
        /** @description What went wrong (RFC 9457). */
        Problem: {
            /**
             * Format: uri-reference
             * @description The kind of problem, for programs.
             */
            type: string;
            /** @description The kind of problem, for people. */
            title: string;
            status: number;
            /** @description What happened this time and what to do. */
            detail: string;
            /** @description The request's id in the log. */
            instance: string;
            errors?: components["schemas"]["FieldError"][];
            /** @description What the same `Idempotency-Key` has created in the same operation, of a request with another body. */
            createdId?: components["schemas"]["Id"];
        };
        /** @description What is wrong with one field. */
        FieldError: {
            /** @description JSON Pointer into the body, such as `/questions/0/text`. */
            pointer: string;
            message: string;
        };
        /** @description Not blank. */
        Title: string;
        /** @description Not blank. */
        Subtitle: string;
        /** @description A heading of the description. A blank one does not count (OPEN-91). */
        Heading: string;
        /**
         * @description A paragraph of the description, rich text. A blank one does not count (OPEN-91). `maxLength`
         *     holds for what is kept too, so that what is read can be sent back: links gain a `rel`, and
         *     what was left open is closed.
         */
        Paragraph: string;
        /** @description What an image shows, for those who cannot see it. The limit is our own. */
        ImageAltText: string | null;
        /** @description Who pays for the research; null or empty for nobody named. */
        Funder: string | null;
        /** @description Stored and returned, shown nowhere (OPEN-96). The limit is our own. */
        Policy: string | null;
        /** @description A question, rich text, not blank. `maxLength` holds for what is kept too, as with a paragraph. */
        QuestionText: string;
        /** @description One choice of a poll, not blank. */
        PollChoice: string;
        /** @description What one end of a likert scale means, not blank. */
        LikertLabel: string;
        /** @description An update, plain text (OPEN-81), not blank. */
        UpdateText: string;
        /** @description What the research team says in an involvement report. The limit is our own. */
        ReportText: string;
        /**
         * @description A person's name, not blank, and without a web address, which mail programs would make a link
         *     of. The limit is our own.
         */
        FullName: string;
        /** @description An interest category's name, not blank. The limit is our own. */
        InterestName: string;
        /** @description Plain text, optional; empty or left out for none (OPEN-49). The limit is our own. */
        DecisionComment: string;
        /** @description An email address, trimmed. Unique without regard to case (OPEN-45). */
        Login: string;
        /** @enum {string} */
        Role: "ROLE_ADMIN" | "ROLE_RESEARCHER" | "ROLE_MONITOR_RESEARCHER";
        /**
         * @description 14 to 128 characters with an upper-case letter, a lower-case letter, a digit and a special
         *     character (OPEN-01), and no tab, line break or other control character. Known breached and guessable passwords are refused. Never trimmed.
         */
        NewPassword: string;
        Credentials: {
            userName: string;
            password: string;
        };
        SignInCodeRequest: {
            /** @description The QR image as a PNG data URL; empty after the first time. */
            data: string;
            /** @description The secret in base32, to type by hand; empty after the first time. */
            secret: string;
            /** @description Whether to show the 'Reset 2FA' link. */
            canReset2fa: boolean;
            /** @description Whether the account lets nobody in until a new password has been chosen through the link mailed by its own two-factor reset. */
            awaitsMailedLink: boolean;
        };
        SignIn: {
            userName: string;
            password: string;
            code: string;
            rememberMe?: boolean;
        };
        BackupCodeSignIn: {
            userName: string;
            password: string;
            backupCode: string;
            rememberMe?: boolean;
        };
        BackupCodes: {
            codes: string[];
        };
        BackupCodeCount: {
            left: number;
        };
        SessionToken: {
            id_token: string;
        };
        Account: {
            login: string;
        };
        PasswordReset: {
            /** @description One that never worked is unknown, of any length. */
            key: string;
            newPassword: components["schemas"]["NewPassword"];
        };
        PasswordChange: {
            currentPassword: string;
            newPassword: components["schemas"]["NewPassword"];
        };
        /** @enum {string} */
        ProjectStatus: "DRAFT" | "PENDING" | "REJECTED" | "PUBLISHED";
        AgeRange: {
            id: components["schemas"]["Id"];
            lower: number;
            /** @description 120 means 'or above'. */
            upper: number;
        };
        Interest: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Deleted interests cannot be newly chosen (OPEN-95). */
            deleted: boolean;
        };
        InterestWithUse: {
            id: components["schemas"]["Id"];
            name: string;
            deleted: boolean;
            version: components["schemas"]["Version"];
            projectCount: components["schemas"]["Count"];
        };
        /** @description The researcher whose project this is. */
        Owner: {
            fullName: string;
        };
        /** @enum {string} */
        ContentType: "HEADING" | "PARAGRAPH" | "VIDEO" | "IMAGE";
        ContentItem: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["ContentType"];
            /** @description A heading's text, a paragraph's HTML or a video's id; empty for an image. */
            value: string;
            /** @description An image's data URL, otherwise null. */
            imageBase64: string | null;
            /** @description An image's description, otherwise null. */
            imageAltText: string | null;
        };
        /**
         * @description A heading is plain text of at most 100 characters. A paragraph is rich text of at most 1,000
         *     characters as read and 20,000 as HTML, sent and kept. A video is YouTube's 11-character id
         *     (OPEN-89). An image is a PNG, JPEG or GIF of at most 500,000 bytes (OPEN-86) as a data URL,
         *     not above 4,096 by 4,096 pixels, with a description; its `value` is empty. `imageBase64` and
         *     `imageAltText` may be left out or null for the other types.
         */
        NewContentItem: {
            id?: components["schemas"]["Id"];
            type: components["schemas"]["ContentType"];
            value: string;
            imageBase64?: string | null;
            imageAltText?: components["schemas"]["ImageAltText"];
        };
        /** @description One to four paragraphs with their headings, and at most one video or image. */
        Contents: components["schemas"]["NewContentItem"][];
        PollOption: {
            text: components["schemas"]["PollChoice"];
        };
        /**
         * @description Empty for no poll, otherwise at least two choices; there is no upper limit (OPEN-74). No two
         *     read the same, whatever their capitals, spaces, apostrophes and invisible characters: 400 at
         *     each that repeats an earlier one.
         */
        PollOptions: components["schemas"]["PollOption"][];
        /** @description A likert scale, or null for none (OPEN-76). */
        SliderOption: {
            maxValue: number;
            lowerBoundText: components["schemas"]["LikertLabel"];
            upperBoundText: components["schemas"]["LikertLabel"];
        } | null;
        /** @enum {string} */
        QuestionStatus: "DRAFT" | "PUBLISHED" | "DEACTIVATED";
        /** @description A question as preview and the editor show it. */
        ProjectQuestion: {
            id: components["schemas"]["Id"];
            text: string;
            date: components["schemas"]["Instant"];
            status: components["schemas"]["QuestionStatus"];
            pollOptions: components["schemas"]["PollOption"][];
            sliderOption: components["schemas"]["SliderOption"];
        };
        /** @description Free text, a poll or a likert scale; a poll and a scale exclude each other. */
        NewProjectQuestion: {
            id?: components["schemas"]["Id"];
            text: components["schemas"]["QuestionText"];
            pollOptions: components["schemas"]["PollOptions"];
            sliderOption: components["schemas"]["SliderOption"];
        };
        /** @description One to three; the Questions tab is not bound by this (OPEN-72). */
        ProjectQuestions: components["schemas"]["NewProjectQuestion"][];
        /** @description One at least. */
        ChosenInterests: components["schemas"]["Reference"][];
        /** @description One at least. */
        ChosenAgeRanges: components["schemas"]["Reference"][];
        /** @description Needs an end date; null, which an empty field sends, is refused in plain words. */
        NewProject: {
            title: components["schemas"]["Title"];
            subtitle: components["schemas"]["Subtitle"];
            policy?: components["schemas"]["Policy"];
            funder?: components["schemas"]["Funder"];
            launchDate?: components["schemas"]["OptionalInstant"];
            endDate: components["schemas"]["OptionalInstant"];
            /** @enum {string} */
            status?: "DRAFT";
            interests: components["schemas"]["ChosenInterests"];
            ageRanges: components["schemas"]["ChosenAgeRanges"];
            contents: components["schemas"]["Contents"];
            questions: components["schemas"]["ProjectQuestions"];
        };
        /**
         * @description All fields of the project, not only those that changed: what may be empty is sent as null and
         *     never left out, so that nothing is lost by being forgotten. Needs an end date.
         */
        ProjectChanges: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            subtitle: components["schemas"]["Subtitle"];
            policy: components["schemas"]["Policy"];
            funder: components["schemas"]["Funder"];
            launchDate: components["schemas"]["OptionalInstant"];
            endDate: components["schemas"]["OptionalInstant"];
            /** @enum {string} */
            status?: "DRAFT";
            interests: components["schemas"]["ChosenInterests"];
            ageRanges: components["schemas"]["ChosenAgeRanges"];
            contents: components["schemas"]["Contents"];
            questions?: components["schemas"]["ProjectQuestions"];
        };
        /** @description Rises with every change; in quotation marks it is the record’s `ETag`. */
        Version: number;
        Project: {
            id: components["schemas"]["Id"];
            title: string;
            subtitle: string;
            policy: string | null;
            funder: string | null;
            publishedDate: components["schemas"]["OptionalInstant"];
            launchDate: components["schemas"]["OptionalInstant"];
            endDate: components["schemas"]["OptionalInstant"];
            completedDate: components["schemas"]["OptionalInstant"];
            status: components["schemas"]["ProjectStatus"];
            createdDate: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
            interests: components["schemas"]["Interest"][];
            ageRanges: components["schemas"]["AgeRange"][];
            questions: components["schemas"]["ProjectQuestion"][];
            contents: components["schemas"]["ContentItem"][];
            researcher: components["schemas"]["Owner"];
        };
        ProjectListItem: {
            id: components["schemas"]["Id"];
            title: string;
            status: components["schemas"]["ProjectStatus"];
            publishedDate: components["schemas"]["OptionalInstant"];
            launchDate: components["schemas"]["OptionalInstant"];
            endDate: components["schemas"]["OptionalInstant"];
            completedDate: components["schemas"]["OptionalInstant"];
            createdDate: components["schemas"]["Instant"];
            hearMoreYesCount: components["schemas"]["Count"];
            hearMoreNoCount: components["schemas"]["Count"];
            answersForReviewCount: components["schemas"]["Count"];
        };
        ProjectSummary: {
            id: components["schemas"]["Id"];
            title: string;
            subtitle: string;
            policy: string | null;
            funder: string | null;
            publishedDate: components["schemas"]["OptionalInstant"];
            launchDate: components["schemas"]["OptionalInstant"];
            endDate: components["schemas"]["OptionalInstant"];
            completedDate: components["schemas"]["OptionalInstant"];
            status: components["schemas"]["ProjectStatus"];
            createdDate: components["schemas"]["Instant"];
            interests: components["schemas"]["Interest"][];
            ageRanges: components["schemas"]["AgeRange"][];
            researcher: components["schemas"]["Owner"];
            /** @description Labels such as '18-25'. */
            audienceAgeGroups: string[];
            audienceInterests: string[];
            hearMoreYesCount: components["schemas"]["Count"];
            hearMoreNoCount: components["schemas"]["Count"];
            contributeYesCount: components["schemas"]["Count"];
            contributeNoCount: components["schemas"]["Count"];
            answersForReviewCount: components["schemas"]["Count"];
            resultsVersion: components["schemas"]["ResultsVersion"];
            engagementGraphDataPoints: components["schemas"]["EngagementSeries"];
            demographics: components["schemas"]["Demographics"];
        };
        /** @description The summary's exact counts, and the version of its questions' results. */
        ProjectCounts: {
            hearMoreYesCount: components["schemas"]["Count"];
            hearMoreNoCount: components["schemas"]["Count"];
            contributeYesCount: components["schemas"]["Count"];
            contributeNoCount: components["schemas"]["Count"];
            answersForReviewCount: components["schemas"]["Count"];
            resultsVersion: components["schemas"]["ResultsVersion"];
        };
        /**
         * @description Goes up whenever approved answers have come, changed or gone: votes and scale values arrive
         *     approved, so that no count tells of them. It counts nothing.
         */
        ResultsVersion: number;
        /** @description Responses per day; both arrays have the same length. */
        EngagementSeries: {
            /** @description The days in London, ISO 8601. */
            xaxisData: string[];
            seriesData: components["schemas"]["Count"][];
        };
        LabelCount: {
            /**
             * @description A group, or what people wrote of themselves. Words of their own whose count is hidden are not
             *     named: they are gathered as 'Other', together with any answer of that very word.
             */
            label: string;
            /** @description Null where hidden, being too small to show or the cover of one that is. */
            count: number | null;
        };
        /** @description How the participants who responded describe themselves; small counts are hidden, and larger ones as their cover. */
        Demographics: {
            age: components["schemas"]["LabelCount"][];
            gender: components["schemas"]["LabelCount"][];
            ethnicity: components["schemas"]["LabelCount"][];
        };
        ProjectDocumentUpload: {
            /**
             * Format: binary
             * @description PNG, JPEG or PDF, at most 2,000,000 bytes.
             */
            file: Blob;
            projectId: components["schemas"]["Id"];
        };
        ProjectDocument: {
            id: components["schemas"]["Id"];
            project: {
                id: components["schemas"]["Id"];
                title: string;
                status: components["schemas"]["ProjectStatus"];
                researcher: components["schemas"]["Owner"];
            };
            file: components["schemas"]["DocumentFile"];
            /** @description Set once the file itself was deleted, so that it cannot be submitted once more; null while it is kept. */
            fileDeletion: components["schemas"]["DocumentFileDeletion"] | null;
            submittedDate: components["schemas"]["Instant"];
            /** @description Null until it is decided. */
            approved: boolean | null;
            /** @description The decision's comment; empty for none. */
            comment: string;
        };
        /** @description About the file; its bytes come from the download. */
        DocumentFile: {
            name: string;
            /** @enum {string} */
            contentType: "image/png" | "image/jpeg" | "application/pdf";
            /** @description In bytes. */
            size: number;
        };
        /** @description When and why the file of a document was deleted; the record of the document stays. */
        DocumentFileDeletion: {
            date: components["schemas"]["Instant"];
            /**
             * @description On somebody's request, by the operator, or because the document was rejected 90 days before.
             * @enum {string}
             */
            reason: "REQUESTED" | "REJECTED";
        };
        /** @description Somebody who acted, by name. */
        Person: {
            fullName: string;
        };
        ProjectDocumentVersion: {
            id: components["schemas"]["Id"];
            file: components["schemas"]["DocumentFile"];
            /** @description Set once the file itself was deleted; null while it is kept. */
            fileDeletion: components["schemas"]["DocumentFileDeletion"] | null;
            submittedDate: components["schemas"]["Instant"];
            submittedBy: components["schemas"]["Person"];
            /** @description When another file took its place before it was decided; null otherwise. */
            replacedDate: components["schemas"]["Instant"] | null;
            /** @description Null until it is decided. */
            decision: components["schemas"]["DocumentDecision"] | null;
        };
        DocumentDecision: {
            approved: boolean;
            /** @description Empty for none. */
            comment: string;
            date: components["schemas"]["Instant"];
            /** @description Null for a researcher, who is told what was decided and why, not by whom. */
            decidedBy: components["schemas"]["Person"] | null;
        };
        ProjectDocumentDecision: {
            id: components["schemas"]["Id"];
            approved: boolean;
            comment?: components["schemas"]["DecisionComment"];
        };
        Health: {
            /** @enum {string} */
            status: "ok";
        };
        Readiness: {
            /** @enum {string} */
            status: "ready";
        };
        ProjectResponse: {
            participant: {
                birthYear: number | null;
                gender: string | null;
                ethnicity: string | null;
            };
            /**
             * Format: date
             * @description The day in London, ISO 8601.
             */
            date: string;
            hearMore: boolean;
            contributeNow: boolean;
        };
        ProjectResponsePage: {
            content: components["schemas"]["ProjectResponse"][];
            pageNumber: components["schemas"]["Count"];
            totalPages: components["schemas"]["Count"];
            totalElements: components["schemas"]["Count"];
        };
        ProjectUpdate: {
            id: components["schemas"]["Id"];
            text: string;
            /** @description When it was last saved or published. */
            date: components["schemas"]["Instant"];
            /** @enum {string} */
            status: "PUBLISHED" | "DRAFT" | "DEACTIVATED";
            project: components["schemas"]["Reference"];
            /** @description The questions that it answers, by id. */
            questions: components["schemas"]["Reference"][];
            version: components["schemas"]["Version"];
        };
        NewProjectUpdate: {
            text: components["schemas"]["UpdateText"];
            date?: components["schemas"]["Instant"];
            status: components["schemas"]["SavedAs"];
            project: components["schemas"]["Reference"];
            questions?: components["schemas"]["AnsweredQuestions"];
        };
        ProjectUpdateChanges: {
            id: components["schemas"]["Id"];
            text: components["schemas"]["UpdateText"];
            date?: components["schemas"]["Instant"];
            status: components["schemas"]["SavedAs"];
            project: components["schemas"]["Reference"];
            questions?: components["schemas"]["AnsweredQuestions"];
        };
        /** @description The questions of its project that an update answers; none when left out. */
        AnsweredQuestions: components["schemas"]["Reference"][];
        /**
         * @description How a new item or a draft may be saved.
         * @enum {string}
         */
        SavedAs: "PUBLISHED" | "DRAFT";
        /** @description A question with its results. */
        Question: {
            id: components["schemas"]["Id"];
            text: string;
            date: components["schemas"]["Instant"];
            status: components["schemas"]["QuestionStatus"];
            project: components["schemas"]["Reference"];
            /** @description One entry for each choice in its order; empty where there is no poll. */
            pollScores: components["schemas"]["PollScore"][];
            sliderScores: components["schemas"]["SliderScores"];
            /**
             * @description Of a poll or scale those too that hold a comment alone, which neither `pollScores` nor
             *     `sliderScores` counts.
             */
            answersCount: components["schemas"]["Count"];
            /** @description Oldest first. */
            questionHistory: components["schemas"]["QuestionHistoryEntry"][];
            /** @description Rises with what is asked and with its status; answers leave it alone. */
            version: components["schemas"]["Version"];
        };
        PollScore: {
            pollOptionText: string;
            /** @description Two decimals; null while nobody has answered. */
            percentage: number | null;
            count: components["schemas"]["Count"];
        };
        /** @description A likert scale's results, or null where there is none. */
        SliderScores: {
            maxValue: number;
            lowerBoundText: string;
            upperBoundText: string;
            /** @description How many answers gave each value from 0 to `maxValue` (OPEN-77). */
            valueCounts: components["schemas"]["Count"][];
            /** @description Two decimals, halves up; null while nobody has answered. */
            mean: number | null;
            /** @description Between two middle values, halfway; null while nobody has answered. */
            median: number | null;
        } | null;
        QuestionHistoryEntry: {
            status: components["schemas"]["QuestionStatus"];
            statusDate: components["schemas"]["Instant"];
        };
        /** @description Free text, a poll or a likert scale; a poll and a scale exclude each other. */
        NewQuestion: {
            text: components["schemas"]["QuestionText"];
            date?: components["schemas"]["Instant"];
            project: components["schemas"]["Reference"];
            pollOptions: components["schemas"]["PollOptions"];
            sliderOption: components["schemas"]["SliderOption"];
            status: components["schemas"]["SavedAs"];
        };
        /** @description All fields of the question, not only those that changed. */
        QuestionChanges: {
            id: components["schemas"]["Id"];
            text: components["schemas"]["QuestionText"];
            date?: components["schemas"]["Instant"];
            project: components["schemas"]["Reference"];
            pollOptions: components["schemas"]["PollOptions"];
            sliderOption: components["schemas"]["SliderOption"];
            status: components["schemas"]["SavedAs"];
        };
        SavedQuestion: {
            data: components["schemas"]["Reference"];
        };
        Answer: {
            /** @description A number of its own in this list, which no call takes. */
            id: components["schemas"]["Id"];
            comment: string | null;
            /**
             * Format: date
             * @description The day in London, ISO 8601.
             */
            date: string;
            /** @description A pseudonym; null once approved. */
            participantLogin: string | null;
            sliderValue: number | null;
            /** @description Rich text. */
            questionText: string;
        };
        AnswerPage: {
            content: components["schemas"]["Answer"][];
            pageNumber: components["schemas"]["Count"];
            totalPages: components["schemas"]["Count"];
            totalElements: components["schemas"]["Count"];
        };
        /** @description An answer that awaits the researcher's decision. */
        AnswerForReview: {
            id: components["schemas"]["Id"];
            comment: string | null;
            /**
             * Format: date
             * @description The day in London, ISO 8601.
             */
            date: string;
            /** @description A pseudonym. */
            participantLogin: string | null;
            sliderValue: number | null;
            /** @description Rich text. */
            questionText: string;
            /** @description What the comment seems to hold; an NHS number is checked by its check digit. */
            personalDataHints: components["schemas"]["PersonalDataHint"][];
        };
        /** @enum {string} */
        PersonalDataHint: "EMAIL" | "TELEPHONE" | "POSTCODE" | "NHS_NUMBER";
        AnswerForReviewPage: {
            content: components["schemas"]["AnswerForReview"][];
            pageNumber: components["schemas"]["Count"];
            totalPages: components["schemas"]["Count"];
            totalElements: components["schemas"]["Count"];
        };
        /** @description What the platform cannot know; empty where the team has not said it yet. */
        InvolvementReportTexts: {
            aim: components["schemas"]["ReportText"];
            influence: components["schemas"]["ReportText"];
            reflections: components["schemas"]["ReportText"];
        };
        /** @description Rows of the workbook; null while no export of this project is under way. */
        ExportProgress: {
            rowsDone: number;
            rowsTotal: number;
        } | null;
        AnswerDecisions: {
            /** @enum {string} */
            decision: "APPROVE" | "DELETE";
            answers: components["schemas"]["Reference"][];
        };
        /**
         * @description The two roles an admin may give.
         * @enum {string}
         */
        ResearcherRole: "ROLE_RESEARCHER" | "ROLE_MONITOR_RESEARCHER";
        Researcher: {
            id: components["schemas"]["Id"];
            fullName: string;
            /** @description The login (OPEN-45). */
            emailAddress: string;
            role: components["schemas"]["ResearcherRole"];
            activated: boolean;
            lastLoginDate: components["schemas"]["OptionalInstant"];
            lastActivityDate: components["schemas"]["OptionalInstant"];
            version: components["schemas"]["Version"];
        };
        ResearcherPage: {
            content: components["schemas"]["Researcher"][];
            pageNumber: components["schemas"]["Count"];
            totalPages: components["schemas"]["Count"];
            totalElements: components["schemas"]["Count"];
        };
        ResearcherChanges: {
            name: components["schemas"]["FullName"];
            login: components["schemas"]["Login"];
        };
        NewResearcher: {
            name: components["schemas"]["FullName"];
            login: components["schemas"]["Login"];
            role: components["schemas"]["ResearcherRole"];
        };
        ResearcherSignup: {
            name: components["schemas"]["FullName"];
            login: components["schemas"]["Login"];
            /** @description Read by nobody; may be left out (SIGNUP-02). */
            role?: string;
        };
        SignupOutcome: {
            /** @enum {string} */
            outcome: "ACCOUNT_READY" | "AWAITING_APPROVAL";
        };
        SignupRequest: {
            id: components["schemas"]["Id"];
            fullName: string;
            login: string;
            /** @enum {string} */
            role: "ROLE_RESEARCHER";
            createdDate: components["schemas"]["Instant"];
            /**
             * @description Null until it is decided (OPEN-47).
             * @enum {string|null}
             */
            approvalStatus: "APPROVED" | "REJECTED" | null;
            /** @description The decision's comment; empty for none. */
            comment: string;
            /** @description The address has an account by now, so that approving makes none. */
            hasAccount: boolean;
        };
        SignupDecision: {
            id: components["schemas"]["Id"];
            login: components["schemas"]["Login"];
            /** @enum {string} */
            approvalStatus: "APPROVED" | "REJECTED";
            comment?: components["schemas"]["DecisionComment"];
        };
        NewInterest: {
            name: components["schemas"]["InterestName"];
        };
        InterestChanges: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["InterestName"];
        };
        MonitorTotals: {
            totalResearchers: components["schemas"]["Count"];
            activeResearchers: components["schemas"]["Count"];
            inactiveResearchers: components["schemas"]["Count"];
            monitorResearchers: components["schemas"]["Count"];
            totalParticipants: components["schemas"]["Count"];
            contributingParticipants: components["schemas"]["Count"];
            subscribedParticipants: components["schemas"]["Count"];
            liveProjects: components["schemas"]["Count"];
            endedProjects: components["schemas"]["Count"];
            pendingProjects: components["schemas"]["Count"];
            draftProjects: components["schemas"]["Count"];
            totalResponses: components["schemas"]["Count"];
            totalProjectLikes: components["schemas"]["Count"];
        };
        MonitorDemographics: {
            totalCountForGender: components["schemas"]["LabelCount"][];
            totalCountForEthnicity: components["schemas"]["LabelCount"][];
            totalCountForAge: components["schemas"]["LabelCount"][];
        };
        MonitorProject: {
            id: components["schemas"]["Id"];
            title: string;
            researcher: components["schemas"]["Owner"];
            status: components["schemas"]["ProjectStatus"];
            publishedDate: components["schemas"]["OptionalInstant"];
            launchDate: components["schemas"]["OptionalInstant"];
            endDate: components["schemas"]["OptionalInstant"];
            createdDate: components["schemas"]["Instant"];
        };
        MonitorProjectPage: {
            content: components["schemas"]["MonitorProject"][];
            pageNumber: components["schemas"]["Count"];
            totalPages: components["schemas"]["Count"];
            totalElements: components["schemas"]["Count"];
        };
        /**
         * Format: date
         * @description A calendar day in London, from 2000 to 2099.
         */
        Day: string;
        /** @description What was done, in the form subject.event. */
        AuditAction: string;
        AuditLine: {
            /** @description Without a gap in the whole log. */
            id: number;
            date: components["schemas"]["Instant"];
            action: components["schemas"]["AuditAction"];
            /** @description Who did it, as the account stands now; null for somebody without a session, and for the server. */
            actor: {
                id: components["schemas"]["Id"];
                /** @description Null once the account is gone. */
                fullName: string | null;
                role: components["schemas"]["Role"] | null;
            } | null;
            /** @description To whom or what it was done; null for none. */
            target: {
                type: string;
                id: string;
                /** @description The person's name, where the target is an account that still exists. */
                name: string | null;
            } | null;
            /**
             * @description Ids, counts, decisions and, in `fields`, the names of what was changed, with a space between
             *     two; never a text, address, code or password.
             */
            detail: {
                [key: string]: string | number | boolean | null;
            };
            /** @description From where; deleted after 90 days. */
            ipAddress: string | null;
            /** @description As it stands in the server's own log; null for what the server did by itself. */
            requestId: string | null;
        };
        AuditPage: {
            content: components["schemas"]["AuditLine"][];
            pageNumber: components["schemas"]["Count"];
            totalPages: components["schemas"]["Count"];
            totalElements: components["schemas"]["Count"];
        };
    };
    responses: {
        /** @description Something in the request breaks a rule; `errors` points at the fields. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/validation",
                 *       "title": "Please check what you entered",
                 *       "status": 400,
                 *       "detail": "The Title cannot exceed 100 characters",
                 *       "instance": "req-1a2b",
                 *       "errors": [
                 *         {
                 *           "pointer": "/title",
                 *           "message": "The Title cannot exceed 100 characters"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No session, or one that has ended, also while the body was still arriving. */
        SessionRequired: {
            headers: {
                "WWW-Authenticate": components["headers"]["Challenge"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/session-required",
                 *       "title": "Please sign in",
                 *       "status": 401,
                 *       "detail": "Your session has ended. Please sign in again.",
                 *       "instance": "req-1a2b"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Address, password or code is wrong, or the account is not active; all alike. */
        SignInFailed: {
            headers: {
                "WWW-Authenticate": components["headers"]["Challenge"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/sign-in-failed",
                 *       "title": "Sign-in failed",
                 *       "status": 401,
                 *       "detail": "Could not log in, please check your details and try again.",
                 *       "instance": "req-1a2b"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The session is valid but may not do this: another role is needed (`/problems/forbidden`), the
         *     user agreement is not accepted yet (`/problems/agreement-required`), or the request was
         *     started by another site (`/problems/cross-site`).
         */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such record, or it is somebody else's. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/not-found",
                 *       "title": "Not found",
                 *       "status": 404,
                 *       "detail": "This does not exist, or it is not yours to see.",
                 *       "instance": "req-1a2b"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The key was real but has expired, or the new password breaks the rule. */
        ResetKeyExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/reset-key-expired",
                 *       "title": "The link has expired",
                 *       "status": 400,
                 *       "detail": "Sorry, the link has expired. Please reset your password to generate a new link",
                 *       "instance": "req-1a2b"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The key is unknown, used, replaced or malformed. */
        ResetKeyUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/reset-key-unknown",
                 *       "title": "The link does not work",
                 *       "status": 404,
                 *       "detail": "Sorry, the link is invalid or has already been used",
                 *       "instance": "req-1a2b"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record's present state does not allow this. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/conflict",
                 *       "title": "Not possible any more",
                 *       "status": 409,
                 *       "detail": "This project is published, so its document cannot be replaced.",
                 *       "instance": "req-1a2b"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another record has this address or name already; `errors` points at the field. */
        InUse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/conflict",
                 *       "title": "Already in use",
                 *       "status": 409,
                 *       "detail": "Another account has this email address.",
                 *       "instance": "req-1a2b",
                 *       "errors": [
                 *         {
                 *           "pointer": "/login",
                 *           "message": "Another account has this email address."
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file was deleted, since it is kept no longer than it is needed. */
        FileDeleted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/deleted",
                 *       "title": "No longer kept",
                 *       "status": 410,
                 *       "detail": "The file of a rejected document is deleted 90 days after the decision.",
                 *       "instance": "req-1a2b"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record has changed since the version that `If-Match` names; nothing was saved. */
        ChangedMeanwhile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/changed-meanwhile",
                 *       "title": "Changed meanwhile",
                 *       "status": 412,
                 *       "detail": "This was changed since you opened it. Compare both before you save.",
                 *       "instance": "req-1a2b"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This `Idempotency-Key` was used for something else. */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/key-reused",
                 *       "title": "Already used",
                 *       "status": 422,
                 *       "detail": "This was already saved with other content, in another tab or by an earlier attempt.",
                 *       "instance": "req-1a2b",
                 *       "createdId": 12
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body is larger than `x-body-limit`, or the file than its limit. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/too-large",
                 *       "title": "Too large",
                 *       "status": 413,
                 *       "detail": "File size is greater than 2MB",
                 *       "instance": "req-1a2b"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body's media type or content encoding is not the one described here. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/unsupported-media-type",
                 *       "title": "Unsupported media type",
                 *       "status": 415,
                 *       "detail": "This address takes application/json.",
                 *       "instance": "req-1a2b"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests or failed attempts. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/rate-limited",
                 *       "title": "Too many attempts",
                 *       "status": 429,
                 *       "detail": "Please wait 60 seconds and try again.",
                 *       "instance": "req-1a2b"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Our mistake. The answer carries nothing but the request's id. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/server-error",
                 *       "title": "Something went wrong",
                 *       "status": 500,
                 *       "detail": "Something went wrong on our side. Please try again.",
                 *       "instance": "req-1a2b"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server is busy or its database cannot be reached. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/unavailable",
                 *       "title": "Temporarily unavailable",
                 *       "status": 503,
                 *       "detail": "Please try again in a moment.",
                 *       "instance": "req-1a2b"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The project. */
        ProjectId: components["schemas"]["Id"];
        /** @description The ethics document. */
        DocumentId: components["schemas"]["Id"];
        /** @description The update. */
        UpdateId: components["schemas"]["Id"];
        /** @description The question. */
        QuestionId: components["schemas"]["Id"];
        /** @description The answer. */
        AnswerId: components["schemas"]["Id"];
        /** @description The researcher or monitor. */
        ResearcherId: components["schemas"]["Id"];
        /** @description The interest category. */
        InterestId: components["schemas"]["Id"];
        /**
         * @description Set by `signIn`, `signInWithBackupCode`, `finishPasswordReset` and `changePassword`: says that
         *     the account knows this browser, whose wrong passwords then count by themselves, so that nobody
         *     else's can make it wait. It works for 180 days, and ends with the account's password and
         *     address. It opens nothing; one that is made up, too old or another account's counts as none.
         * @example Zb1Wq0h7s2LkTn5yXc8RvA.1789550000.q1Yb2oFZ6xJmSx3Pp0cQ9d4mQhWc7uKk2Vv5sT8eRzA
         */
        KnownBrowser: string;
        /**
         * @description Names one act of one account for 24 hours, so that sending it again does nothing twice:
         *     the same key with the same body is answered as it was the first time, with another body 422
         *     and the `createdId` of what it has created, in another operation 422 without one. A request
         *     that failed may be sent again under its key.
         * @example 2f1c7a52-6f0e-4f43-9a58-0c7f4b7f2a11
         */
        IdempotencyKey: string;
        /**
         * @description The `ETag` of the version that was changed, or is handed in.
         * @example "7"
         */
        IfMatch: string;
        /**
         * @description Parts of names, addresses or titles, with spaces between them: what holds them all, in any
         *     order and case, with any apostrophe, and with or without accents ('weiss' for 'Weiß').
         */
        Search: string;
        /** @description Only lines of this action. */
        AuditAction: components["schemas"]["AuditAction"];
        /**
         * @description Parts of the name or address of whoever did it, with spaces between them, in any order and
         *     case and with any apostrophe.
         */
        AuditActor: string;
        /** @description The first day. */
        AuditFrom: components["schemas"]["Day"];
        /** @description The last day. */
        AuditTo: components["schemas"]["Day"];
        /** @description Which page, from 0. */
        Page: number;
        /** @description How many to a page. */
        Size: number;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before asking again. */
        RetryAfter: number;
        /**
         * @description The record's version, for `If-Match`.
         * @example "7"
         */
        ETag: string;
        /** @description The cookie `__Host-known-browser`, of which a browser keeps the latest account's. */
        KnownBrowser: string;
        /**
         * @description How to be let in (RFC 9110, 11.6.1; RFC 6750, 3).
         * @example Bearer realm="api", error="invalid_token"
         */
        Challenge: string;
        /** @description `attachment` with the file name (RFC 6266). */
        Attachment: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    requestSignInCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Set by `signIn`, `signInWithBackupCode`, `finishPasswordReset` and `changePassword`: says that
                 *     the account knows this browser, whose wrong passwords then count by themselves, so that nobody
                 *     else's can make it wait. It works for 180 days, and ends with the account's password and
                 *     address. It opens nothing; one that is made up, too old or another account's counts as none.
                 * @example Zb1Wq0h7s2LkTn5yXc8RvA.1789550000.q1Yb2oFZ6xJmSx3Pp0cQ9d4mQhWc7uKk2Vv5sT8eRzA
                 */
                "__Host-known-browser"?: components["parameters"]["KnownBrowser"];
            };
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userName": "ada.byron@sounding.example",
                 *       "password": "Quiet-harbour-1851"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The password was right; a code is wanted next. */
            200: {
                headers: {
                    /** @description The single-use pre-authentication cookie, only where `canReset2fa` is true. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInCodeRequest"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignInFailed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Set by `signIn`, `signInWithBackupCode`, `finishPasswordReset` and `changePassword`: says that
                 *     the account knows this browser, whose wrong passwords then count by themselves, so that nobody
                 *     else's can make it wait. It works for 180 days, and ends with the account's password and
                 *     address. It opens nothing; one that is made up, too old or another account's counts as none.
                 * @example Zb1Wq0h7s2LkTn5yXc8RvA.1789550000.q1Yb2oFZ6xJmSx3Pp0cQ9d4mQhWc7uKk2Vv5sT8eRzA
                 */
                "__Host-known-browser"?: components["parameters"]["KnownBrowser"];
            };
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userName": "ada.byron@sounding.example",
                 *       "password": "Quiet-harbour-1851",
                 *       "code": "492039",
                 *       "rememberMe": true
                 *     }
                 */
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description The session is open; send `id_token` as the bearer token from now on. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["KnownBrowser"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id_token": "q1Yb2oFZ6xJmSx3Pp0cQ9d4mQhWc7uKk2Vv5sT8eRzA"
                     *     }
                     */
                    "application/json": components["schemas"]["SessionToken"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignInFailed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithBackupCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Set by `signIn`, `signInWithBackupCode`, `finishPasswordReset` and `changePassword`: says that
                 *     the account knows this browser, whose wrong passwords then count by themselves, so that nobody
                 *     else's can make it wait. It works for 180 days, and ends with the account's password and
                 *     address. It opens nothing; one that is made up, too old or another account's counts as none.
                 * @example Zb1Wq0h7s2LkTn5yXc8RvA.1789550000.q1Yb2oFZ6xJmSx3Pp0cQ9d4mQhWc7uKk2Vv5sT8eRzA
                 */
                "__Host-known-browser"?: components["parameters"]["KnownBrowser"];
            };
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userName": "ada.byron@sounding.example",
                 *       "password": "Quiet-harbour-1851",
                 *       "backupCode": "7K2QX-M0RT1",
                 *       "rememberMe": true
                 *     }
                 */
                "application/json": components["schemas"]["BackupCodeSignIn"];
            };
        };
        responses: {
            /** @description The session is open; send `id_token` as the bearer token from now on. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["KnownBrowser"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id_token": "q1Yb2oFZ6xJmSx3Pp0cQ9d4mQhWc7uKk2Vv5sT8eRzA"
                     *     }
                     */
                    "application/json": components["schemas"]["SessionToken"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignInFailed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is closed. */
            204: {
                headers: {
                    /** @description Asks the browser to empty its cache of this site. */
                    "Clear-Site-Data"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role, as a JSON string. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example ROLE_RESEARCHER */
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account behind the session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "login": "ada.byron@sounding.example"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description True once accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example false */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptUserAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUsageDataConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The present choice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUsageDataConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example true */
                "application/json": boolean;
            };
        };
        responses: {
            /** @description The choice is recorded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example ada.byron@sounding.example */
                "text/plain": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description If the address has an account, a mail is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkResetKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key from the mailed link. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key works. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ResetKeyExpired"];
            404: components["responses"]["ResetKeyUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one act of one account for 24 hours, so that sending it again does nothing twice:
                 *     the same key with the same body is answered as it was the first time, with another body 422
                 *     and the `createdId` of what it has created, in another operation 422 without one. A request
                 *     that failed may be sent again under its key.
                 * @example 2f1c7a52-6f0e-4f43-9a58-0c7f4b7f2a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "mF_9.B5f-4.1JqM",
                 *       "newPassword": "Calm-estuary-2026!"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The new password signs in from now on. */
            204: {
                headers: {
                    "Set-Cookie": components["headers"]["KnownBrowser"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ResetKeyExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResetKeyUnknown"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one act of one account for 24 hours, so that sending it again does nothing twice:
                 *     the same key with the same body is answered as it was the first time, with another body 422
                 *     and the `createdId` of what it has created, in another operation 422 without one. A request
                 *     that failed may be sent again under its key.
                 * @example 2f1c7a52-6f0e-4f43-9a58-0c7f4b7f2a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: {
                /**
                 * @description Set by `signIn`, `signInWithBackupCode`, `finishPasswordReset` and `changePassword`: says that
                 *     the account knows this browser, whose wrong passwords then count by themselves, so that nobody
                 *     else's can make it wait. It works for 180 days, and ends with the account's password and
                 *     address. It opens nothing; one that is made up, too old or another account's counts as none.
                 * @example Zb1Wq0h7s2LkTn5yXc8RvA.1789550000.q1Yb2oFZ6xJmSx3Pp0cQ9d4mQhWc7uKk2Vv5sT8eRzA
                 */
                "__Host-known-browser"?: components["parameters"]["KnownBrowser"];
            };
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "Quiet-harbour-1851",
                 *       "newPassword": "Calm-estuary-2026!"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new password signs in from now on. */
            204: {
                headers: {
                    "Set-Cookie": components["headers"]["KnownBrowser"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countBackupCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of unused codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "left": 9
                     *     }
                     */
                    "application/json": components["schemas"]["BackupCodeCount"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBackupCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes, to be shown and printed now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "codes": [
                     *         "7K2QX-M0RT1",
                     *         "0ZC4H-9WVKD",
                     *         "QM3A8-1XJ6T",
                     *         "5RNB2-KYF70",
                     *         "HD9P4-ZE8SA",
                     *         "2VWG6-C3QMX",
                     *         "T1J7K-B0N5R",
                     *         "8FYAS-4DHZ9",
                     *         "XE6M0-PV2KC",
                     *         "3QTW9-G7R1J"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BackupCodes"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example ada.byron@sounding.example */
                "text/plain": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description The set-up is reset, or the link of the own reset mailed once more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects, without their contents and questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 12,
                     *         "title": "Living with long-term breathlessness",
                     *         "status": "PUBLISHED",
                     *         "publishedDate": "2026-10-01T08:00:00.000Z",
                     *         "launchDate": "2026-10-01T08:00:00.000Z",
                     *         "endDate": "2027-01-31T17:00:00.000Z",
                     *         "completedDate": null,
                     *         "createdDate": "2026-09-14T10:12:00.000Z",
                     *         "hearMoreYesCount": 214,
                     *         "hearMoreNoCount": 31,
                     *         "answersForReviewCount": 6
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProjectListItem"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that was changed, or is handed in.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectChanges"];
            };
        };
        responses: {
            /** @description The saved project. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one act of one account for 24 hours, so that sending it again does nothing twice:
                 *     the same key with the same body is answered as it was the first time, with another body 422
                 *     and the `createdId` of what it has created, in another operation 422 without one. A request
                 *     that failed may be sent again under its key.
                 * @example 2f1c7a52-6f0e-4f43-9a58-0c7f4b7f2a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProject"];
            };
        };
        responses: {
            /** @description The saved project. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProjectSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectSummary"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjectContents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 71,
                     *         "type": "VIDEO",
                     *         "value": "M7lc1UVf-VE",
                     *         "imageBase64": null,
                     *         "imageAltText": null
                     *       },
                     *       {
                     *         "id": 72,
                     *         "type": "HEADING",
                     *         "value": "Why we ask",
                     *         "imageBase64": null,
                     *         "imageAltText": null
                     *       },
                     *       {
                     *         "id": 73,
                     *         "type": "PARAGRAPH",
                     *         "value": "<p>Breathlessness changes <strong>everyday plans</strong>.</p>",
                     *         "imageBase64": null,
                     *         "imageAltText": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ContentItem"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAgeRanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The age ranges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "lower": 16,
                     *         "upper": 17
                     *       },
                     *       {
                     *         "id": 2,
                     *         "lower": 18,
                     *         "upper": 25
                     *       },
                     *       {
                     *         "id": 7,
                     *         "lower": 66,
                     *         "upper": 120
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AgeRange"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInterests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The interests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4,
                     *         "name": "Heart and lungs",
                     *         "deleted": false
                     *       },
                     *       {
                     *         "id": 5,
                     *         "name": "Mental health",
                     *         "deleted": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Interest"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAllInterests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The interests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4,
                     *         "name": "Heart and lungs",
                     *         "deleted": false,
                     *         "version": 2,
                     *         "projectCount": 12
                     *       },
                     *       {
                     *         "id": 6,
                     *         "name": "Rare conditions",
                     *         "deleted": true,
                     *         "version": 1,
                     *         "projectCount": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["InterestWithUse"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateInterest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that was changed, or is handed in.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 9,
                 *       "name": "Sleep and rest"
                 *     }
                 */
                "application/json": components["schemas"]["InterestChanges"];
            };
        };
        responses: {
            /** @description The renamed interest. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "name": "Sleep and rest",
                     *       "deleted": false
                     *     }
                     */
                    "application/json": components["schemas"]["Interest"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInterest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one act of one account for 24 hours, so that sending it again does nothing twice:
                 *     the same key with the same body is answered as it was the first time, with another body 422
                 *     and the `createdId` of what it has created, in another operation 422 without one. A request
                 *     that failed may be sent again under its key.
                 * @example 2f1c7a52-6f0e-4f43-9a58-0c7f4b7f2a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Sleep"
                 *     }
                 */
                "application/json": components["schemas"]["NewInterest"];
            };
        };
        responses: {
            /** @description The new interest. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "name": "Sleep",
                     *       "deleted": false
                     *     }
                     */
                    "application/json": components["schemas"]["Interest"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["InUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteInterest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The interest category. */
                id: components["parameters"]["InterestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The interest is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreInterest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The interest category. */
                id: components["parameters"]["InterestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The interest is in use again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjectDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDocument"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadProjectDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one act of one account for 24 hours, so that sending it again does nothing twice:
                 *     the same key with the same body is answered as it was the first time, with another body 422
                 *     and the `createdId` of what it has created, in another operation 422 without one. A request
                 *     that failed may be sent again under its key.
                 * @example 2f1c7a52-6f0e-4f43-9a58-0c7f4b7f2a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `ETag` of the version that was changed, or is handed in.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "projectId": 12,
                 *       "file": "(the bytes of ethics-approval.pdf)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ProjectDocumentUpload"];
            };
        };
        responses: {
            /** @description The stored document. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDocument"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProjectDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document last submitted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDocument"];
                };
            };
            /** @description No document has been submitted yet. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjectDocumentVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents; none where none has been submitted yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDocumentVersion"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resubmitProjectDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one act of one account for 24 hours, so that sending it again does nothing twice:
                 *     the same key with the same body is answered as it was the first time, with another body 422
                 *     and the `createdId` of what it has created, in another operation 422 without one. A request
                 *     that failed may be sent again under its key.
                 * @example 2f1c7a52-6f0e-4f43-9a58-0c7f4b7f2a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `ETag` of the version that was changed, or is handed in.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The project. */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document as it is submitted now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDocument"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedMeanwhile"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideProjectDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one act of one account for 24 hours, so that sending it again does nothing twice:
                 *     the same key with the same body is answered as it was the first time, with another body 422
                 *     and the `createdId` of what it has created, in another operation 422 without one. A request
                 *     that failed may be sent again under its key.
                 * @example 2f1c7a52-6f0e-4f43-9a58-0c7f4b7f2a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectDocumentDecision"];
            };
        };
        responses: {
            /** @description The decision is recorded and the mail is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadProjectDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ethics document. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Attachment"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["FileDeleted"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEngagementDataPoints: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "xaxisData": [
                     *         "2026-10-01",
                     *         "2026-10-02",
                     *         "2026-10-03"
                     *       ],
                     *       "seriesData": [
                     *         120,
                     *         84,
                     *         41
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EngagementSeries"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjectResponses: {
        parameters: {
            query?: {
                /** @description Which page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description How many to a page. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /** @description The project. */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of responses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "participant": {
                     *             "birthYear": 1961,
                     *             "gender": "Female",
                     *             "ethnicity": "White British"
                     *           },
                     *           "date": "2026-10-03",
                     *           "hearMore": true,
                     *           "contributeNow": false
                     *         },
                     *         {
                     *           "participant": {
                     *             "birthYear": 1990,
                     *             "gender": null,
                     *             "ethnicity": null
                     *           },
                     *           "date": "2026-10-03",
                     *           "hearMore": false,
                     *           "contributeNow": true
                     *         }
                     *       ],
                     *       "pageNumber": 0,
                     *       "totalPages": 1,
                     *       "totalElements": 2
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectResponsePage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamProjectEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream of events. */
            200: {
                headers: {
                    /** @description Tells a proxy to pass every event on at once. */
                    "X-Accel-Buffering"?: "no";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hearMoreYesCount": 214,
                     *       "hearMoreNoCount": 31,
                     *       "contributeYesCount": 180,
                     *       "contributeNoCount": 65,
                     *       "answersForReviewCount": 6,
                     *       "resultsVersion": 152
                     *     }
                     */
                    "text/event-stream": components["schemas"]["ProjectCounts"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one act of one account for 24 hours, so that sending it again does nothing twice:
                 *     the same key with the same body is answered as it was the first time, with another body 422
                 *     and the `createdId` of what it has created, in another operation 422 without one. A request
                 *     that failed may be sent again under its key.
                 * @example 2f1c7a52-6f0e-4f43-9a58-0c7f4b7f2a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The project. */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project is completed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExportProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rowsDone": 42000,
                     *       "rowsTotal": 120000
                     *     }
                     */
                    "application/json": components["schemas"]["ExportProgress"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example Calm-estuary-2026! */
                "text/plain": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description The workbook. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Attachment"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.ms-excel": Blob;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeInvolvementReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "aim": "To shape the home programme with people who live with breathlessness.",
                 *       "influence": "We moved the sessions to the evening.",
                 *       "reflections": ""
                 *     }
                 */
                "application/json": components["schemas"]["InvolvementReportTexts"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Attachment"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en-GB"><title>Involvement report</title></html> */
                    "text/html": Blob;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjectUpdates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 8,
                     *         "text": "We have reached 200 responses. Thank you!",
                     *         "date": "2026-10-20T09:00:00.000Z",
                     *         "status": "PUBLISHED",
                     *         "project": {
                     *           "id": 12
                     *         },
                     *         "questions": [
                     *           {
                     *             "id": 90
                     *           }
                     *         ],
                     *         "version": 2
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProjectUpdate"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProjectUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that was changed, or is handed in.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 8,
                 *       "text": "We have reached 200 responses. Thank you!",
                 *       "status": "PUBLISHED",
                 *       "project": {
                 *         "id": 12
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProjectUpdateChanges"];
            };
        };
        responses: {
            /** @description The saved update. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectUpdate"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProjectUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one act of one account for 24 hours, so that sending it again does nothing twice:
                 *     the same key with the same body is answered as it was the first time, with another body 422
                 *     and the `createdId` of what it has created, in another operation 422 without one. A request
                 *     that failed may be sent again under its key.
                 * @example 2f1c7a52-6f0e-4f43-9a58-0c7f4b7f2a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "We have reached 200 responses. Thank you!",
                 *       "status": "PUBLISHED",
                 *       "project": {
                 *         "id": 12
                 *       },
                 *       "questions": [
                 *         {
                 *           "id": 90
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewProjectUpdate"];
            };
        };
        responses: {
            /** @description The saved update. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectUpdate"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deactivateProjectUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The update. */
                id: components["parameters"]["UpdateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The update is deactivated. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    activateProjectUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The update. */
                id: components["parameters"]["UpdateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The update is published again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuestionsWithPollScores: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that was changed, or is handed in.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 91,
                 *       "text": "<p>How clear is our aim?</p>",
                 *       "project": {
                 *         "id": 12
                 *       },
                 *       "pollOptions": [],
                 *       "sliderOption": {
                 *         "maxValue": 10,
                 *         "lowerBoundText": "Not clear",
                 *         "upperBoundText": "Very clear"
                 *       },
                 *       "status": "DRAFT"
                 *     }
                 */
                "application/json": components["schemas"]["QuestionChanges"];
            };
        };
        responses: {
            /** @description The question's id, as `data.id`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 91
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedQuestion"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one act of one account for 24 hours, so that sending it again does nothing twice:
                 *     the same key with the same body is answered as it was the first time, with another body 422
                 *     and the `createdId` of what it has created, in another operation 422 without one. A request
                 *     that failed may be sent again under its key.
                 * @example 2f1c7a52-6f0e-4f43-9a58-0c7f4b7f2a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "<p>Where would you like to be asked?</p>",
                 *       "project": {
                 *         "id": 12
                 *       },
                 *       "pollOptions": [
                 *         {
                 *           "text": "At home"
                 *         },
                 *         {
                 *           "text": "At the clinic"
                 *         }
                 *       ],
                 *       "sliderOption": null,
                 *       "status": "PUBLISHED"
                 *     }
                 */
                "application/json": components["schemas"]["NewQuestion"];
            };
        };
        responses: {
            /** @description The question's id, as `data.id`. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 91
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedQuestion"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deactivateQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The question. */
                id: components["parameters"]["QuestionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question is deactivated. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    activateQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The question. */
                id: components["parameters"]["QuestionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question is published again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordQuestionHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The question. */
                id: components["parameters"]["QuestionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "status": "DRAFT",
                     *         "statusDate": "2026-09-14T10:12:00.000Z"
                     *       },
                     *       {
                     *         "status": "PUBLISHED",
                     *         "statusDate": "2026-10-01T08:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["QuestionHistoryEntry"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuestionAnswers: {
        parameters: {
            query?: {
                /** @description Part of a comment, in any case, with any apostrophe, and with or without accents. */
                search?: string;
                /** @description Only answers with a comment, or only those without; both when left out. */
                withComment?: boolean;
                /** @description Which page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description How many to a page. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /** @description The question. */
                id: components["parameters"]["QuestionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "id": 1493027718,
                     *           "comment": "Evening sessions would help.",
                     *           "date": "2026-10-03",
                     *           "participantLogin": null,
                     *           "sliderValue": null,
                     *           "questionText": "<p>What would make taking part easier?</p>"
                     *         }
                     *       ],
                     *       "pageNumber": 0,
                     *       "totalPages": 1,
                     *       "totalElements": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AnswerPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAnswersForReview: {
        parameters: {
            query?: {
                /** @description Which page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description How many to a page. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /** @description The project. */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "id": 502,
                     *           "comment": "I would rather talk to somebody. Ring me on 01632 960983.",
                     *           "date": "2026-10-04",
                     *           "participantLogin": "wren-4821",
                     *           "sliderValue": 3,
                     *           "questionText": "<p>How clear is our aim?</p>",
                     *           "personalDataHints": [
                     *             "TELEPHONE"
                     *           ]
                     *         }
                     *       ],
                     *       "pageNumber": 0,
                     *       "totalPages": 1,
                     *       "totalElements": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AnswerForReviewPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideAnswers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one act of one account for 24 hours, so that sending it again does nothing twice:
                 *     the same key with the same body is answered as it was the first time, with another body 422
                 *     and the `createdId` of what it has created, in another operation 422 without one. A request
                 *     that failed may be sent again under its key.
                 * @example 2f1c7a52-6f0e-4f43-9a58-0c7f4b7f2a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The project. */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "APPROVE",
                 *       "answers": [
                 *         {
                 *           "id": 502
                 *         },
                 *         {
                 *           "id": 503
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AnswerDecisions"];
            };
        };
        responses: {
            /** @description All of them are decided. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The answer. */
                id: components["parameters"]["AnswerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer is approved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAnswer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one act of one account for 24 hours, so that sending it again does nothing twice:
                 *     the same key with the same body is answered as it was the first time, with another body 422
                 *     and the `createdId` of what it has created, in another operation 422 without one. A request
                 *     that failed may be sent again under its key.
                 * @example 2f1c7a52-6f0e-4f43-9a58-0c7f4b7f2a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The answer. */
                id: components["parameters"]["AnswerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listResearchers: {
        parameters: {
            query?: {
                /**
                 * @description Parts of names, addresses or titles, with spaces between them: what holds them all, in any
                 *     order and case, with any apostrophe, and with or without accents ('weiss' for 'Weiß').
                 */
                search?: components["parameters"]["Search"];
                /** @description Only this role; both when left out. */
                role?: components["schemas"]["ResearcherRole"];
                /** @description Only active or only inactive ones; all when left out. */
                activated?: boolean;
                /** @description Which page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description How many to a page. */
                size?: components["parameters"]["Size"];
                /** @description Field and direction; `activated` by its words, Active before Inactive. */
                sort?: "createdDate,desc" | "createdDate,asc" | "fullName,asc" | "fullName,desc" | "emailAddress,asc" | "emailAddress,desc" | "role,asc" | "role,desc" | "activated,asc" | "activated,desc" | "lastLoginDate,asc" | "lastLoginDate,desc" | "lastActivityDate,asc" | "lastActivityDate,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of researchers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "id": 21,
                     *           "fullName": "Ada Byron",
                     *           "emailAddress": "ada.byron@sounding.example",
                     *           "role": "ROLE_RESEARCHER",
                     *           "activated": true,
                     *           "lastLoginDate": "2026-10-20T08:55:00.000Z",
                     *           "lastActivityDate": "2026-10-20T09:00:00.000Z",
                     *           "version": 2
                     *         }
                     *       ],
                     *       "pageNumber": 0,
                     *       "totalPages": 1,
                     *       "totalElements": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ResearcherPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getResearcher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The researcher or monitor. */
                id: components["parameters"]["ResearcherId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The researcher. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Researcher"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editResearcher: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that was changed, or is handed in.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The researcher or monitor. */
                id: components["parameters"]["ResearcherId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Lovelace",
                 *       "login": "ada.lovelace@sounding.example"
                 *     }
                 */
                "application/json": components["schemas"]["ResearcherChanges"];
            };
        };
        responses: {
            /** @description The changed researcher. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Researcher"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerResearcher: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one act of one account for 24 hours, so that sending it again does nothing twice:
                 *     the same key with the same body is answered as it was the first time, with another body 422
                 *     and the `createdId` of what it has created, in another operation 422 without one. A request
                 *     that failed may be sent again under its key.
                 * @example 2f1c7a52-6f0e-4f43-9a58-0c7f4b7f2a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Grace Eldon",
                 *       "login": "grace.eldon@sounding.example",
                 *       "role": "ROLE_MONITOR_RESEARCHER"
                 *     }
                 */
                "application/json": components["schemas"]["NewResearcher"];
            };
        };
        responses: {
            /** @description The new researcher. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Researcher"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["InUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signUpResearcher: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Byron",
                 *       "login": "ada.byron@sounding.example",
                 *       "role": "ROLE_RESEARCHER"
                 *     }
                 */
                "application/json": components["schemas"]["ResearcherSignup"];
            };
        };
        responses: {
            /** @description What happens next. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "outcome": "ACCOUNT_READY"
                     *     }
                     */
                    "application/json": components["schemas"]["SignupOutcome"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deactivateResearcher: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example ada.byron@sounding.example */
                "text/plain": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description The researcher can no longer sign in. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    activateResearcher: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example ada.byron@sounding.example */
                "text/plain": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description The researcher can sign in. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSignupRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 5,
                     *         "fullName": "Rosa Frank",
                     *         "login": "rosa@charity.example",
                     *         "role": "ROLE_RESEARCHER",
                     *         "createdDate": "2026-10-19T16:40:00.000Z",
                     *         "approvalStatus": null,
                     *         "comment": "",
                     *         "hasAccount": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SignupRequest"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideSignupRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5,
                 *       "login": "rosa@charity.example",
                 *       "approvalStatus": "APPROVED",
                 *       "comment": ""
                 *     }
                 */
                "application/json": components["schemas"]["SignupDecision"];
            };
        };
        responses: {
            /** @description The decision is recorded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboardCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalResearchers": 58,
                     *       "activeResearchers": 51,
                     *       "inactiveResearchers": 7,
                     *       "monitorResearchers": 3,
                     *       "totalParticipants": 4210,
                     *       "contributingParticipants": 2904,
                     *       "subscribedParticipants": 3811,
                     *       "liveProjects": 34,
                     *       "endedProjects": 19,
                     *       "pendingProjects": 4,
                     *       "draftProjects": 12,
                     *       "totalResponses": 15873,
                     *       "totalProjectLikes": 9120
                     *     }
                     */
                    "application/json": components["schemas"]["MonitorTotals"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboardDemographics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The three distributions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalCountForGender": [
                     *         {
                     *           "label": "Female",
                     *           "count": 2390
                     *         },
                     *         {
                     *           "label": "Male",
                     *           "count": 1820
                     *         }
                     *       ],
                     *       "totalCountForEthnicity": [
                     *         {
                     *           "label": "White British",
                     *           "count": 3402
                     *         },
                     *         {
                     *           "label": "Asian or Asian British",
                     *           "count": 804
                     *         },
                     *         {
                     *           "label": "Not stated",
                     *           "count": null
                     *         }
                     *       ],
                     *       "totalCountForAge": [
                     *         {
                     *           "label": "18-25",
                     *           "count": 1204
                     *         },
                     *         {
                     *           "label": "66 or above",
                     *           "count": 3006
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MonitorDemographics"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMonitorProjects: {
        parameters: {
            query?: {
                /**
                 * @description Parts of names, addresses or titles, with spaces between them: what holds them all, in any
                 *     order and case, with any apostrophe, and with or without accents ('weiss' for 'Weiß').
                 */
                search?: components["parameters"]["Search"];
                /** @description Which projects. */
                status?: "all" | "live" | "ended" | "pending" | "draft";
                /** @description Field and direction. */
                sort?: "createdDate,desc" | "createdDate,asc" | "title,asc" | "title,desc" | "researcher,asc" | "researcher,desc" | "status,asc" | "status,desc" | "launchDate,asc" | "launchDate,desc" | "endDate,asc" | "endDate,desc";
                /** @description Which page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description How many to a page. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "id": 12,
                     *           "title": "Living with long-term breathlessness",
                     *           "researcher": {
                     *             "fullName": "Ada Byron"
                     *           },
                     *           "status": "PUBLISHED",
                     *           "publishedDate": "2026-10-01T08:00:00.000Z",
                     *           "launchDate": "2026-10-01T08:00:00.000Z",
                     *           "endDate": "2027-01-31T17:00:00.000Z",
                     *           "createdDate": "2026-09-14T10:12:00.000Z"
                     *         }
                     *       ],
                     *       "pageNumber": 0,
                     *       "totalPages": 1,
                     *       "totalElements": 1
                     *     }
                     */
                    "application/json": components["schemas"]["MonitorProjectPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditLines: {
        parameters: {
            query?: {
                /** @description Only lines of this action. */
                action?: components["parameters"]["AuditAction"];
                /**
                 * @description Parts of the name or address of whoever did it, with spaces between them, in any order and
                 *     case and with any apostrophe.
                 */
                actor?: components["parameters"]["AuditActor"];
                /** @description The first day. */
                from?: components["parameters"]["AuditFrom"];
                /** @description The last day. */
                to?: components["parameters"]["AuditTo"];
                /** @description Which page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description How many to a page. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "id": 4711,
                     *           "date": "2026-10-20T08:55:00.000Z",
                     *           "action": "account.deactivated",
                     *           "actor": {
                     *             "id": 2,
                     *             "fullName": "Joan Clarke",
                     *             "role": "ROLE_ADMIN"
                     *           },
                     *           "target": {
                     *             "type": "account",
                     *             "id": "21",
                     *             "name": "Ada Byron"
                     *           },
                     *           "detail": {},
                     *           "ipAddress": "192.0.2.7",
                     *           "requestId": "0b0c7a1e-6f4b-4f0e-9c55-8b1f2b0f6a11"
                     *         },
                     *         {
                     *           "id": 4710,
                     *           "date": "2026-10-20T08:41:00.000Z",
                     *           "action": "project.edited",
                     *           "actor": {
                     *             "id": 21,
                     *             "fullName": "Ada Byron",
                     *             "role": "ROLE_RESEARCHER"
                     *           },
                     *           "target": {
                     *             "type": "project",
                     *             "id": "12",
                     *             "name": null
                     *           },
                     *           "detail": {
                     *             "fields": "title endDate contents"
                     *           },
                     *           "ipAddress": "192.0.2.9",
                     *           "requestId": "5b1fdc38-6f0f-4b57-9a5c-1d6c1f0f3a20"
                     *         }
                     *       ],
                     *       "pageNumber": 0,
                     *       "totalPages": 1,
                     *       "totalElements": 2
                     *     }
                     */
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditActions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "account.deactivated",
                     *       "ethics-document.approved",
                     *       "project.edited",
                     *       "sign-in.succeeded"
                     *     ]
                     */
                    "application/json": components["schemas"]["AuditAction"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAuditLog: {
        parameters: {
            query?: {
                /** @description Only lines of this action. */
                action?: components["parameters"]["AuditAction"];
                /**
                 * @description Parts of the name or address of whoever did it, with spaces between them, in any order and
                 *     case and with any apostrophe.
                 */
                actor?: components["parameters"]["AuditActor"];
                /** @description The first day. */
                from?: components["parameters"]["AuditFrom"];
                /** @description The last day. */
                to?: components["parameters"]["AuditTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Attachment"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example Number,Date (UTC),Action,Actor id,Actor,Actor role,Target type,Target id,Target,Detail,Network address,Request
                     *     412,2026-11-25T09:30:00.000Z,project.completed,7,Ada Byron,ROLE_RESEARCHER,project,3,Breathing at home,{},192.0.2.7,req-1a2b
                     */
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ready"
                     *     }
                     */
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
