package psp;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.util.Date;
import java.util.function.Function;

/** JSON and texts as elements read them: no digit is lost, and times are those of the server, without a zone. */
public final class PspJson {
    /** Beyond this, JavaScript's numbers lose digits. */
    private static final BigInteger MAX_INTEGER = BigInteger.TWO.pow(53).subtract(BigInteger.ONE);

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new SimpleModule()
            .addSerializer(BigDecimal.class, asText(BigDecimal::toPlainString))
            .addSerializer(Temporal.class, asText(PspJson::localTime))
            .addSerializer(Date.class, asText(PspJson::localTime))
            .addSerializer(Double.class, new Fractions<>())
            .addSerializer(double.class, new Fractions<>())
            .addSerializer(Float.class, new Fractions<>())
            .addSerializer(float.class, new Fractions<>())
            .addSerializer(Long.class, new Integers<>())
            .addSerializer(long.class, new Integers<>())
            .addSerializer(BigInteger.class, new Integers<>()));

    private PspJson() {
    }

    /** Throws an IOException for what cannot be written. */
    public static String write(Object value) throws IOException {
        return MAPPER.writeValueAsString(value);
    }

    static ObjectMapper mapper() {
        return MAPPER;
    }

    /** java.sql.Date refuses to become an instant. */
    static String localTime(Date time) {
        return time instanceof java.sql.Date day ? day.toLocalDate().toString() : localTime(time.toInstant());
    }

    static String localTime(Temporal time) {
        if (time instanceof ZonedDateTime zoned) return localTime(zoned.toInstant());
        if (time instanceof OffsetDateTime offset) return localTime(offset.toInstant());
        if (time instanceof Instant instant) return localTime(LocalDateTime.ofInstant(instant, ZoneId.systemDefault()));
        return time instanceof LocalDateTime local
                ? local.truncatedTo(ChronoUnit.SECONDS).format(DateTimeFormatter.ISO_LOCAL_DATE_TIME)
                : time.toString();
    }

    private static <T> JsonSerializer<T> asText(Function<T, String> text) {
        return new JsonSerializer<>() {
            @Override
            public void serialize(T value, JsonGenerator json, SerializerProvider provider) throws IOException {
                json.writeString(text.apply(value));
            }
        };
    }

    /** A binary fraction has 15 certain digits. Throws an ArithmeticException if digits before the point are lost. */
    static BigDecimal certain(Number number) {
        if (!(Math.abs(number.doubleValue()) <= MAX_INTEGER.doubleValue()))
            throw new ArithmeticException("a number that has lost digits. Use a text.");
        var exact = new BigDecimal(number.toString()).stripTrailingZeros();
        return exact.scale() > 0 ? exact.round(new MathContext(15)).stripTrailingZeros() : exact;
    }

    private static final class Fractions<T extends Number> extends JsonSerializer<T> {
        @Override
        public void serialize(T value, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeNumber(certain(value));
        }
    }

    private static final class Integers<T extends Number> extends JsonSerializer<T> {
        @Override
        public void serialize(T value, JsonGenerator json, SerializerProvider provider) throws IOException {
            var number = new BigInteger(value.toString());
            if (number.abs().compareTo(MAX_INTEGER) > 0) json.writeString(value.toString());
            else json.writeNumber(number);
        }
    }
}
