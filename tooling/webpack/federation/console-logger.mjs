// Stands in for the federation SDK's logger, which finds its way around consoles of other hosts than browsers.
export const logger = console;
export const infrastructureLogger = console;
export const createLogger = () => console;
export const createInfrastructureLogger = () => console;
export const bindLoggerToCompiler = () => undefined;
