// Stands in for the texts of @module-federation/error-codes: an error's message has its code and the address that explains it.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
