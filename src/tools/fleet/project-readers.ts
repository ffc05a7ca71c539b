import type { RepositoryId } from '../../domain/ids.ts';
import { sparing } from '../../gate/story/projects/spare-the-platform.ts';
import type { FindingsReader } from '../../ports/findings-reader.ts';

export type ProjectReaders = {
  of(repositoryId: RepositoryId | undefined): FindingsReader;
  requestsSent(): number;
};

/** A reader for each project, with retries of its own: what one uses up is not missing for another. All share a few slots for requests. */
export function projectReaders(create: () => FindingsReader): ProjectReaders {
  const spare = sparing();
  const made = new Map<RepositoryId | undefined, FindingsReader>();
  return {
    of(repositoryId) {
      const reader = made.get(repositoryId) ?? spare(create());
      made.set(repositoryId, reader);
      return reader;
    },
    requestsSent: () => [...made.values()].reduce((sum, reader) => sum + reader.requestsSent(), 0),
  };
}
