/** The app behind the checks of jobs and behind their default token. */
export const ACTIONS_SLUG = 'github-actions';
/** Its id on github.com. An Enterprise Server has another one, and the same slug. */
export const ACTIONS_APP_ID = 15368;
