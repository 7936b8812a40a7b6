-- Trigram search; a trusted extension, so the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
