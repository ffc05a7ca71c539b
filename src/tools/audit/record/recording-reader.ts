import type { FindingsReader } from '../../../ports/findings-reader.ts';
import type { Course, KeptAnswers } from './kept-answers.ts';

/** A reader that keeps every answer that it gives. */
export function recordingReader(reader: FindingsReader, answers: KeptAnswers): FindingsReader {
  return {
    listScans: (search, phase) => kept(reader.listScans(search, phase), () => answers.list(search)),
    searchIssues: (search, signal) => kept(reader.searchIssues(search, signal), () => answers.search(search)),
    async readScan(id, phase, aside) {
      const course = answers.detail(id);
      try {
        const detail = await reader.readScan(id, phase, aside);
        course.take(detail);
        course.end();
        return detail;
      } catch (thrown) {
        course.fail(thrown);
        throw thrown;
      }
    },
    requestsSent: () => reader.requestsSent(),
  };
}

async function* kept<Page>(
  pages: AsyncGenerator<Page, void, undefined>,
  begin: () => Course<Page>,
): AsyncGenerator<Page, void, undefined> {
  const course = begin();
  try {
    for await (let page of pages as AsyncIterable<Page | undefined>) {
      course.take(page as Page);
      yield page as Page;
      // The page would be kept otherwise until the next one is there.
      page = undefined;
    }
    course.end();
  } catch (thrown) {
    course.fail(thrown);
    throw thrown;
  }
}
