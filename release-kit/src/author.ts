import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Author } from './registry';

/** Who is at work, as far as can be known: from the options, the pipeline's environment, git. */
export function findAuthor({ by, commit, reason }: Partial<Author>, env: NodeJS.ProcessEnv = process.env, cwd = process.cwd()): Author {
  return {
    by: by || env.RELEASE_BY || env.GITHUB_ACTOR || env.GITLAB_USER_LOGIN || git(cwd, 'config', 'user.name') || userInfo().username,
    commit: commit || env.RELEASE_COMMIT || env.GITHUB_SHA || env.CI_COMMIT_SHA || headOf(cwd),
    ...(reason ? { reason } : {}),
  };
}

function headOf(cwd: string): string | undefined {
  const head = git(cwd, 'rev-parse', '--short=12', 'HEAD');
  return head && git(cwd, 'status', '--porcelain') ? `${head}-dirty` : head;
}

/** Undefined where there is no git, or no repository. */
function git(cwd: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined;
  } catch {
    return undefined;
  }
}
