/** Ends a request whose work takes too long; what the work still does is left to the time limits of the database. */
export class DeadlineExceeded extends Error {
  readonly statusCode = 503;

  constructor() {
    super('The request took too long.');
    this.name = 'DeadlineExceeded';
  }
}

export function withDeadline<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DeadlineExceeded());
    }, milliseconds);
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
